// Proves how a link with a scene changes history, session and screen (SHARE-05, SHOW-01 … SHOW-09).
import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildShareLink } from '~/domain/share-link';
import { defaultQrCodeParameter } from '~/schemas/api/default.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { depth, HashRouter, useHistoryLocation } from '../engine/navigation';
import { setCallContext } from '../services/call-context';
import { storeToken } from '../services/store-token';
import * as overlays from '../state/overlays';
import { referrerId, setReferrer } from '../state/session';
import { visit } from '../state/visit';
import { backend } from '../testing/fake-backend';
import { startMall } from '../testing/render-screen';
import { callContext } from './call-context';
import { land } from './landing-shell';
import { beginVisit, handleLandingLink } from './launch-visit';

const ROUTE = defaultQrCodeParameter.route;
const HOME = '/?#/pages/index/index';
const GOODS = '/?#/pages/goods/goods?id=3';
const DETAIL = { path: 'pages/goods/goods', data: { id: 3 }, user_id: 8 };

const toast = vi.spyOn(overlays, 'toast');
const onFailure = vi.fn();

const address = () => window.location.href.slice(window.location.origin.length);
const shared = (path = '/pages/goods/goods', params: Record<string, string> = { id: '3' }) =>
  buildShareLink({ base: '/', path, params, userId: 7, storeId: 4 });
const come = (href: string) => window.history.replaceState(null, '', href);
const arrived = (href: string) => vi.waitUntil(() => address() === href, { timeout: 30_000 });

beforeEach(async () => {
  await startMall({ config: { navbar: { navs: [{ url: '/pages/cats/cats' }] } } });
  setReferrer(0);
  toast.mockClear();
  onFailure.mockClear();
  setCallContext(() => ({ ...callContext, onFailure }));
});

describe('a shared link', () => {
  it('opens the shared screen over home, leaves the address clean, and asks nobody (SHARE-05, SHOW-01, SHOW-05)', async () => {
    come(shared());
    const replaced = vi.spyOn(window.history, 'replaceState');
    await land();
    expect(replaced).toHaveBeenLastCalledWith(expect.anything(), '', HOME);
    expect(address()).toBe(GOODS);
    expect(visit.scene).toBe(1001);
    const seen: string[] = [];
    const See = () =>
      void seen.push(useHistoryLocation().location.pathname + useHistoryLocation().location.search);
    render(
      <HashRouter>
        <See />
      </HashRouter>,
    );
    expect(seen.at(-1)).toBe('/pages/goods/goods?id=3');
    expect(depth()).toBe(1);
    expect(backend.asked(ROUTE)).toEqual([]);
    replaced.mockRestore();
  });

  it.each([
    ['/pages/cats/cats', {}, '/?#/pages/cats/cats'],
    ['/pages/index/index', { page_id: '9' }, '/?#/pages/index/index?page_id=9'],
  ] as const)('puts the tab or page of home %s in the place of home', async (path, params, target) => {
    come(shared(path, params));
    const pushed = vi.spyOn(window.history, 'pushState');
    await land();
    expect(address()).toBe(target);
    expect(pushed).not.toHaveBeenCalled();
    pushed.mockRestore();
  });

  it('binds the sharer and takes his store (LAUNCH-10, CALL-04, SHARE-02, SHARE-04)', async () => {
    expect(callContext.headers('guest')).not.toHaveProperty('X-User-Id');
    come(shared());
    expect(await beginVisit(() => true)).toBe(true);
    await handleLandingLink();
    expect(referrerId()).toBe(7);
    expect(storeToken()).toEqual({ token: '', multiple_store_id: 4 });
    expect(callContext.headers('guest')).toMatchObject({ 'X-User-Id': '7', 'X-Multiple-Store-Id': '4' });
    expect(callContext.headers('guest')).not.toHaveProperty('X-Token');
  });

  it('binds the sharer for a shopper who is signed in as well', async () => {
    await startMall({ isSignedIn: true });
    come(shared());
    await beginVisit(() => true);
    expect(callContext.headers('guest')).toMatchObject({ 'X-User-Id': '7' });
  });

  it('stays at a clean home where its parameters are broken (SHOW-02)', async () => {
    come('/?#/pages/index/index?scene=share&params=%257B');
    await land();
    expect(address()).toBe(HOME);
    expect(toast).not.toHaveBeenCalled();
  });
});

it('applies sharer and store of a link to home before the first call, and leaves a clean home (LAUNCH-10, PRD-13)', async () => {
  backend.calls.length = 0;
  come('/?#/pages/index/index?page_id=9&user_id=7&multiple_store_id=4');
  await beginVisit(() => true);
  await handleLandingLink();
  expect(address()).toBe('/?#/pages/index/index?page_id=9');
  expect(callContext.headers('guest')).toMatchObject({ 'X-User-Id': '7', 'X-Multiple-Store-Id': '4' });
  expect(backend.asked(ROUTE)).toEqual([]);
  expect(backend.calls).toEqual([]);
});

describe('a link with a token', () => {
  it('resolves it once and opens its target over a clean home (SHOW-03, SHOW-04, SHOW-05)', async () => {
    backend.answer(ROUTE, { detail: DETAIL });
    come('/?scene=abc#/');
    await land();
    expect(address()).toBe(HOME);
    await arrived(GOODS);
    expect(backend.asked(ROUTE)).toEqual([{ token: 'abc' }]);
    expect(referrerId()).toBe(8);
    await land();
    expect(backend.asked(ROUTE)).toHaveLength(1);
  });

  it('binds a shopper who is signed in at once', async () => {
    await startMall({ isSignedIn: true });
    backend.answer(ROUTE, { detail: DETAIL });
    come('/?scene=abc#/');
    await land();
    await arrived(GOODS);
    await vi.waitUntil(() => backend.asked(userUserInfo.route).length > 0, { timeout: 30_000 });
  });

  it('shows the message of a refusal, and stays at home (SHOW-06)', async () => {
    backend.refuse(ROUTE, '码已停用');
    come('/?scene=abc#/');
    await land();
    await vi.waitUntil(() => toast.mock.calls.length > 0, { timeout: 30_000 });
    expect(toast).toHaveBeenCalledExactlyOnceWith('码已停用');
    expect(address()).toBe(HOME);
  });

  it.each([null, { ...DETAIL, path: 'https://a.example/' }])(
    'says that it leads nowhere any more, and home stays: %j',
    async (detail) => {
      backend.answer(ROUTE, { detail });
      come('/?scene=abc#/');
      await land();
      await vi.waitUntil(() => toast.mock.calls.length > 0, { timeout: 30_000 });
      expect(toast).toHaveBeenCalledExactlyOnceWith('链接已失效，为您打开首页');
      expect(address()).toBe(HOME);
    },
  );

  it('shows that the network failed, and stays at home', async () => {
    backend.fail(ROUTE);
    come('/?scene=abc#/');
    await land();
    await vi.waitUntil(() => onFailure.mock.calls.length > 0, { timeout: 30_000 });
    expect(address()).toBe(HOME);
  });

  it('does not move a visitor who has navigated meanwhile', async () => {
    backend.answer(ROUTE, () => ({ detail: DETAIL }));
    come('/?scene=abc#/');
    await land();
    act(() => window.history.pushState(null, '', '/?#/pages/cats/cats'));
    await vi.waitUntil(() => referrerId() === 8, { timeout: 30_000 });
    expect(address()).toBe('/?#/pages/cats/cats');
  });

  it('leaves the address of the launch scenes that are not cleaned (SHOW-08, SHOW-09)', async () => {
    backend.hang(ROUTE);
    come('/?#/pages/index/index?scene=1047');
    await land();
    expect(address()).toBe('/?#/pages/index/index?scene=1047');
    expect(visit.scene).toBe(1047);
  });
});

it('stores the first address, whatever is opened later (SHOW-09)', async () => {
  come('/?#/pages/goods/goods?id=3');
  const load = await vi.importActual<typeof import('../state/visit')>('../state/visit?first');
  come('/?#/pages/cats/cats');
  expect(load.visit).toEqual({
    initPath: `${window.location.origin}/?#/pages/goods/goods?id=3`,
    scene: 0,
  });
});
