// Proves what the mall does with the response codes that concern all of it (RESP-03 … RESP-07).
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressOf } from '~/domain/links';
import { goodsDetail } from '~/schemas/api/goods.gen';
import { custom, definePage } from '../engine/define-page';
import { cancelLogin } from '../flows/login';
import { routes } from './routes.gen';
import { setCallContext } from '../services/call-context';
import { call } from '../services/http';
import { merchantToken } from '../services/merchant-token';
import * as platform from '../services/platform';
import { store } from '../base/storage';
import { accessToken, setUserInfo, userInfo } from '../state/session';
import { clearOverlays } from '../state/overlays';
import { backend } from '../testing/fake-backend';
import { address, renderScreen, startMall } from '../testing/render-screen';
import { callContext } from './call-context';

const blank = definePage({
  path: '/pages/test/codes',
  title: '测试',
  auth: 'guest',
  body: custom('content', () => null),
});

/** A call of a rendered mall that is answered with this code; resolves once it has been rejected. */
async function refused(
  code: number,
  { msg = '', data = null }: { msg?: string; data?: unknown } = {},
): Promise<void> {
  backend.refuse(goodsDetail.route, msg, { code, data });
  await renderScreen(blank);
  await act(() => expect(call(goodsDetail, { id: 1 })).rejects.toThrow());
}

beforeEach(async () => {
  setCallContext(() => callContext);
  await startMall({ isSignedIn: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  clearOverlays();
});

it.each([
  ['mobile', 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0'],
  ['wechat', 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 MicroMessenger/8.0.50'],
])('names the platform to the backend: %s (LOGIN-18)', (name, agent) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  expect(callContext.headers('guest')['X-App-Platform']).toBe(name);
});

it('prompts to follow the account in the social app by code 2 (RESP-04)', async () => {
  vi.spyOn(platform, 'isSocialApp').mockReturnValue(true);
  await refused(2, { msg: '请先关注公众号' });
  expect(await screen.findByTestId('follow-popup')).toBeDefined();
});

it('has no such prompt in another browser', async () => {
  vi.spyOn(platform, 'isSocialApp').mockReturnValue(false);
  await refused(2);
  expect(screen.queryByTestId('follow-popup')).toBeNull();
});

it('drops the shopper and asks for the sign-in by code -1 (RESP-05)', async () => {
  setUserInfo({ nickname: '阿青' } as never);
  await refused(-1, { msg: '请先登录' });
  expect([accessToken(), userInfo()]).toEqual(['', null]);
  expect(window.localStorage.getItem('pagoda.accessToken')).toBeNull();
  expect(await screen.findByTestId('login-modal')).toBeDefined();
  act(() => cancelLogin());
});

it('leads to the page of a closed mall with its words by code -2 (RESP-06)', async () => {
  await refused(-2, { msg: 'm', data: { text: '该小程序已被禁用' } });
  expect(address()).toBe(addressOf('/pages/disabled/disabled', { text: '该小程序已被禁用' }));
  const [path = '', search] = address().split('?');
  const page = (await routes[path]?.())?.default;
  if (page === undefined) throw new Error(`${path} is no screen`);
  await renderScreen(page, search);
  expect(screen.getByText('该小程序已被禁用')).toBeDefined();
});

it('leads to the sign-in of merchants, without their old token, by code -3 (RESP-07)', async () => {
  store('merchantToken', 'shop');
  await refused(-3);
  expect([merchantToken(), address()]).toEqual(['', '/plugins/mch/mch/login/login']);
});

it('shows the error modal by a code of 400 and above (RESP-03)', async () => {
  await refused(500, { msg: '商城出错了。' });
  expect((await screen.findByTestId('error-modal')).textContent).toContain('商城出错了。');
});
