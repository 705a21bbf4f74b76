// Proves signing in by the social app (OAUTH-01 … OAUTH-03, LAUNCH-05 … LAUNCH-11).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passportLogin } from '~/schemas/api/passport.gen';
import { wechatLoginUrl } from '~/schemas/api/wechat.gen';
import * as platform from '../services/platform';
import { chooseStore, clearStoreToken, storeToken } from '../services/store-token';
import * as overlays from '../state/overlays';
import { accessToken, markSigned, setUserInfo, userInfo } from '../state/session';
import { backend } from '../testing/fake-backend';
import { address, startMall } from '../testing/render-screen';
import { beginVisit } from '../app/launch-visit';
import { loginWithCode, startOauth } from './oauth';

const AUTHORISE = 'https://open.example/authorize?state=1';

beforeEach(async () => {
  await startMall();
});

afterEach(() => {
  clearStoreToken();
  vi.restoreAllMocks();
});

describe('the authorisation', () => {
  it('is asked for by GET, with the current address (OAUTH-01)', async () => {
    vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    backend.answer(wechatLoginUrl.route, { url: AUTHORISE });
    window.history.replaceState(null, '', '?a=1#/pages/goods/goods?id=3');
    await startOauth();
    const [asked] = backend.calls.filter(({ route }) => route === wechatLoginUrl.route);
    expect(asked?.method).toBe('GET');
    expect(asked?.fields).toEqual({
      scope: 'snsapi_userinfo',
      response_type: 'code',
      url: window.location.href,
    });
  });

  it('takes the browser to its page, which Back does not lead to (OAUTH-02)', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    backend.answer(wechatLoginUrl.route, { url: AUTHORISE });
    expect(await startOauth()).toBe(true);
    expect(replace).toHaveBeenCalledExactlyOnceWith(AUTHORISE);
    expect(assign).not.toHaveBeenCalled();
  });

  it('that is refused opens the sign page (OAUTH-03, LAUNCH-09)', async () => {
    vi.spyOn(platform, 'isSocialApp').mockReturnValue(true);
    backend.refuse(wechatLoginUrl.route, '未配置公众号');
    window.history.replaceState(null, '', '#/pages/cart/cart');
    expect(await beginVisit(() => false)).toBe(true);
    expect(address()).toBe('/pages/registered/sign');
  });

  it('that is refused says 授权失败，请稍后重新获取 (ERR-16)', async () => {
    const toast = vi.spyOn(overlays, 'toast');
    backend.refuse(wechatLoginUrl.route, '未配置公众号');
    expect(await startOauth()).toBe(false);
    expect(toast).toHaveBeenCalledExactlyOnceWith('授权失败，请稍后重新获取');
  });
});

describe('a visit by the social app without a code', () => {
  it('drops the token and the store of an earlier session (LAUNCH-08)', async () => {
    await startMall({ isSignedIn: true });
    setUserInfo({ nickname: '阿青' } as never);
    markSigned(false);
    chooseStore(3);
    vi.spyOn(platform, 'isSocialApp').mockReturnValue(true);
    vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    backend.answer(wechatLoginUrl.route, { url: AUTHORISE });
    expect(await beginVisit(() => false)).toBe(false);
    expect([accessToken(), userInfo(), storeToken()]).toEqual(['', null, null]);
    const stored = ['accessToken', 'multipleStore', 'isSign'].map((key) =>
      window.localStorage.getItem(`pagoda.${key}`),
    );
    expect(stored).toEqual([null, null, null]);
  });
});

describe('a sign-in with the code of the address', () => {
  it('that fails shows the message of the mall and leaves a guest on the page without the code (LAUNCH-11)', async () => {
    const toast = vi.spyOn(overlays, 'toast');
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    backend.refuse(passportLogin.route, '授权码已失效');
    window.history.replaceState(null, '', '?code=old#/pages/cart/cart');
    const clean = window.location.href.replace('?code=old', '');
    expect(await loginWithCode('old', clean)).toBe(true);
    expect(toast).toHaveBeenCalledExactlyOnceWith('授权码已失效');
    expect(window.location.href).toBe(clean);
    expect([accessToken(), window.localStorage.getItem('pagoda.accessToken')]).toEqual(['', null]);
    expect(replace).not.toHaveBeenCalled();
    // The mark: a code that fails must not be asked for again at once.
    expect(window.localStorage.getItem('pagoda.isSign')).toBe('1');
    markSigned(false);
  });

  it('stores the token and whether there are several stores, and leaves the code out (LAUNCH-06, LAUNCH-07)', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    backend.answer(passportLogin.route, { access_token: 'token-of-code', is_multiple_store: 1 });
    expect(await loginWithCode('code-1', 'https://mall.example/#/')).toBe(false);
    expect(accessToken()).toBe('token-of-code');
    const stored = (key: string): unknown =>
      JSON.parse(window.localStorage.getItem(`pagoda.${key}`) ?? 'null');
    expect(stored('accessToken')).toBe('token-of-code');
    // Its token is loaded after the reload.
    expect(stored('multipleStore')).toMatchObject({ isDue: true });
    expect(replace).toHaveBeenCalledWith('https://mall.example/#/');
    expect(backend.asked(passportLogin.route)).toEqual([{ code: 'code-1', type: 'wechat' }]);
  });
});
