// Uses of a picture lead to the block that shows it.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MediaRow } from '~/domain/studio/api-library';
import { addressesOf, renderPlace } from '../app/testing';
import { fakeApi } from '../testing/fake-api';
import { MediaUses } from './media-uses';

beforeEach(() => fakeApi.reset());
afterEach(() => vi.unstubAllGlobals());

it('links to the block of a page, to a module and to a setting', async () => {
  fakeApi.answer('GET media/5/uses', {
    items: [
      { doc: 'page-3', title: '秋季会场', isLive: true, uid: 'b 1', at: '/data/picUrl' },
      { doc: 'module-2', title: '页脚', isLive: false, uid: 'b7', at: '/data/picUrl' },
      { doc: 'auth', title: '登录页', isLive: false, uid: '', at: '/picUrl' },
    ],
  });
  renderPlace(<MediaUses row={{ id: 5, uses: 3 } as MediaRow} />);
  fireEvent.click(await screen.findByText('用在 3 处'));
  expect(await addressesOf('秋季会场')).toEqual(['#/pages/3/edit?b=b%201']);
  expect(await addressesOf('页脚')).toEqual(['#/modules/2/edit?b=b7']);
  expect(await addressesOf('登录页')).toEqual(['#/auth-page']);
});
