// Proves the link of a shared screen, and which way of sharing each browser gets (SHARE-01 … SHARE-06).
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import { parseAddress } from '~/domain/links';
import { readShareQuery } from '~/domain/share-link';
import { userUserInfo } from '~/schemas/api/user.gen';
import ShareHint from '../overlays/share-hint';
import * as overlays from '../state/overlays';
import { backend } from '../testing/fake-backend';
import { startMall } from '../testing/render-screen';
import * as platform from './platform';
import { share, shareLink } from './share';
import { setShareData } from './share-data';
import { loadUserInfo } from './shopper';
import { chooseStore, clearStoreToken } from './store-token';

beforeEach(() => startMall());

afterEach(() => {
  clearStoreToken();
  vi.restoreAllMocks();
});

/** The hash address of a link: what a browser opens. */
const opened = (link: string) => parseAddress(new URL(link).hash.slice(1));

const GOODS = { title: '明前龙井', picture: '', path: '/pages/goods/goods', search: 'id=1&from=首页' };

it('leads through home to the front screen, with the sharer and his store (SHARE-01, SHARE-02, SHARE-03, SHARE-04)', async () => {
  await startMall({ isSignedIn: true });
  backend.answer(userUserInfo.route, { nickname: '阿青', options: { user_id: 7 } });
  await loadUserInfo(true);
  chooseStore(3);
  setShareData(GOODS);
  const { path, query } = opened(shareLink());
  expect([path, query['scene'], query['user_id'], query['multiple_store_id']]).toEqual([
    '/pages/index/index',
    'share',
    '7',
    '3',
  ]);
  expect(readShareQuery(query)).toEqual({
    path: '/pages/goods/goods',
    params: { id: '1' },
    userId: 7,
    storeId: 3,
  });
});

it('names neither sharer nor store of a guest without a chosen one (SHARE-01, SHARE-02, SHARE-04)', () => {
  setShareData(GOODS);
  const { path, query } = opened(shareLink());
  expect([path, Object.keys(query).sort()]).toEqual(['/pages/index/index', ['params', 'scene']]);
  expect(readShareQuery(query)).toMatchObject({ path: '/pages/goods/goods', userId: 0, storeId: 0 });
});

it('points at the menu of the social app, until a tap (SHARE-06)', async () => {
  vi.spyOn(platform, 'isSocialApp').mockReturnValue(true);
  const show = vi.spyOn(overlays, 'setShareHint');
  await share();
  expect(show).toHaveBeenLastCalledWith(true);
  render(<ShareHint />);
  expect(screen.getByRole('dialog', { name: '分享提示' })).toBeDefined();
  fireEvent.click(screen.getByText('点击右上角分享给好友'));
  expect(show).toHaveBeenLastCalledWith(false);
});

it('copies the link where the browser has no share sheet', async () => {
  vi.spyOn(platform, 'isSocialApp').mockReturnValue(false);
  const copy = vi.spyOn(window.navigator.clipboard, 'writeText').mockResolvedValue();
  await share();
  expect(copy).toHaveBeenCalledTimes(1);
  expect(copy.mock.calls[0]?.[0]).toContain('scene=share');
});
