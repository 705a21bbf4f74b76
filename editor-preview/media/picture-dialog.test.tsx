// The picture that stands in the field is the chosen one, also where it comes to be known later.
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { MediaRow } from '~/domain/studio/api-library';
import { renderPlace } from '../app/testing';
import { fakeApi } from '../testing/fake-api';
import { stubLayout } from '../testing/stub-layout';
import PictureDialog from './picture-dialog';

const ROW: MediaRow = {
  id: 5,
  kind: 'picture',
  url: 'uploads/20261125/a.jpg',
  name: '茶园',
  folder: null,
  alt: null,
  width: 750,
  height: 300,
  bytes: 1000,
  mean: null,
  uses: 2,
  at: '2026-11-25T00:00:00.000Z',
  by: null,
};

beforeEach(() => {
  fakeApi.reset();
  stubLayout({ height: 600 });
  fakeApi.answer('GET media', { items: [ROW], next: null });
  fakeApi.answer('GET media/folders', { items: [] });
});

function Field() {
  const [current, setCurrent] = useState<MediaRow | null>(null);
  const none = () => undefined;
  return (
    <>
      <button type="button" onClick={() => setCurrent(ROW)}>
        知道了
      </button>
      <PictureDialog kind="picture" max={1} ratio={null} current={current} onChoose={none} onClose={none} />
    </>
  );
}

it('is shown with its uses once it is known', async () => {
  renderPlace(<Field />);
  expect(await screen.findByRole('button', { name: /^茶园/ })).toBeDefined();
  expect(screen.queryByText('用在 2 处')).toBeNull();
  fireEvent.click(screen.getByText('知道了'));
  expect(await screen.findByText('用在 2 处')).toBeDefined();
  expect(screen.getByRole('button', { name: '使用' })).toHaveProperty('disabled', false);
});
