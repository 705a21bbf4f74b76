// OAuth of the social app: redirecting to its authorisation (OAUTH-01 … OAUTH-04), signing in with its code (LAUNCH-05 …).
import { passportLogin } from '~/schemas/api/passport.gen';
import { wechatLoginUrl } from '~/schemas/api/wechat.gen';
import { completeLogin } from './login';
import type { HostLogin } from '../services/host-login';
import { call, callFor } from '../services/http';
import { toast } from '../state/overlays';
import { markSigned } from '../state/session';

/** Redirects to the authorisation page; false when there is none: the caller then opens the sign page (OAUTH-03, ERR-16). */
export async function startOauth(): Promise<boolean> {
  try {
    const { data } = await callFor(
      wechatLoginUrl,
      { scope: 'snsapi_userinfo', response_type: 'code', url: window.location.href },
      { isQuiet: true },
    );
    // In place of this entry: Back to the authorisation would lead here again at once.
    window.location.replace(data.url);
    return true;
  } catch {
    toast('授权失败，请稍后重新获取');
    return false;
  }
}

/** Signs in with the login of the host that embeds the mall (OAUTH-04). */
export async function loginByHost(login: () => Promise<HostLogin>): Promise<void> {
  const fields = await login().catch(() => null);
  if (fields === null) {
    toast('没有取得登录信息，请用其他方式登录');
    return;
  }
  const { access_token, is_multiple_store: hasStores } = await call(passportLogin, {
    type: 'wechat',
    ...fields,
  });
  completeLogin(access_token, hasStores === 1);
  toast('登录成功', { icon: 'success' });
}

/** Signs in with the code in the address; true when the page is to be rendered, false when it reloads. */
export async function loginWithCode(code: string, cleanHref: string): Promise<boolean> {
  try {
    const { access_token, is_multiple_store: hasStores } = await call(passportLogin, {
      code,
      type: 'wechat',
    });
    completeLogin(access_token, hasStores === 1);
    window.location.replace(cleanHref);
    return false;
  } catch (error) {
    // LAUNCH-11: the visitor stays a guest and sees the reason.
    window.history.replaceState(null, '', cleanHref);
    markSigned(true);
    toast(error instanceof Error ? error.message : '登录失败');
    return true;
  }
}
