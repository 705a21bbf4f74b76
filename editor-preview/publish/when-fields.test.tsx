// Times of a publication as they are typed, part by part.
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderInEditor } from '../form/testing';
import { fakeApi } from '../testing/fake-api';
import { EditorStore } from '../store/editor-store';
import { openDraft } from '~/domain/studio/document';
import { titles } from '../store/testing';
import { isTimeMissing, NOW, type When } from './publish-acts';
import { WhenFields } from './when-fields';

beforeEach(() => fakeApi.reset());

function open() {
  let now: When = NOW;
  function Fields() {
    const [when, setWhen] = useState(NOW);
    now = when;
    return <WhenFields when={when} onChange={setWhen} />;
  }
  renderInEditor(new EditorStore(openDraft(titles(['一']))), <Fields />);
  return { when: () => now };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('a year that is typed figure by figure stays as it is typed, and is no time until it is one', () => {
  const { when } = open();
  fireEvent.click(screen.getByRole('radio', { name: '定时' }));
  for (const year of ['0002', '0020', '0209']) {
    type('发布时间', `${year}-11-26T20:00:05`);
    expect(screen.getByLabelText('发布时间')).toHaveProperty('value', `${year}-11-26T20:00:05`);
  }
  type('发布时间', '0002-11-26T20:00:05');
  expect(isTimeMissing(when())).toBe(true);
  type('发布时间', '2096-11-26T20:00:05');
  expect([when().at, isTimeMissing(when())]).toEqual(['2096-11-26T12:00:05.000Z', false]);
});

it('an emptied end stays to be filled, and is not sent as none', () => {
  const { when } = open();
  fireEvent.click(screen.getByRole('radio', { name: '现在，到期换回' }));
  type('到期时间', '');
  expect(screen.getByLabelText('到期时间')).toHaveProperty('value', '');
  expect(isTimeMissing(when())).toBe(true);
});
