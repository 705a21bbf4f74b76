// Proves what the start of a visit asks for (LOGIN-10, LOGIN-11).
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userUserInfo } from '~/schemas/api/user.gen';
import { setCallContext } from '../services/call-context';
import { backend } from '../testing/fake-backend';
import { startMall } from '../testing/render-screen';
import { visit } from '../state/visit';
import { callContext } from './call-context';
import { launch } from './launch-shell';

beforeEach(() => {
  window.localStorage.setItem('pagoda.isSign', '1');
});

afterEach(() => {
  window.localStorage.removeItem('pagoda.isSign');
  setCallContext(() => callContext);
});

const start = async (setting: object) => {
  await startMall({ setting });
  backend.refuse(userUserInfo.route, '请先登录', { code: -1 });
  expect(await launch()).toBe(true);
};

it('loads the shopper of a guest where the mall requires a login (LOGIN-11)', async () => {
  await start({ is_must_login: 1 });
  await vi.waitFor(() => expect(backend.asked(userUserInfo.route)).toHaveLength(1));
});

it('loads no shopper of a guest elsewhere (LOGIN-10)', async () => {
  await start({ is_must_login: 0 });
  await new Promise((done) => setTimeout(done, 20));
  expect(backend.asked(userUserInfo.route)).toHaveLength(0);
});

it.each([
  ['#/pages/cats/cats&from=timeline', '#/pages/cats/cats?from=timeline'],
  ['#/pages/goods/goods%3Fid%3D1', '#/pages/goods/goods?id=1'],
  ['#/pages/goods/goods?id=1?from=groupmessage', '#/pages/goods/goods?id=1&from=groupmessage'],
  ['#/pages/goods/goods?id=1#wechat_redirect', '#/pages/goods/goods?id=1'],
])('straightens %s before anything reads it', async (bent, straight) => {
  await startMall();
  window.history.replaceState(null, '', `/?${bent}`);
  visit.initPath = window.location.href;
  expect(await launch()).toBe(true);
  expect(window.location.hash).toBe(straight);
  window.history.replaceState(null, '', '/');
  visit.initPath = window.location.href;
});
