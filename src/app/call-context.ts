// What every call sends, and the handlers of response codes that concern the whole mall (RESP, CALL-03 … CALL-06).
import { open, redirect } from '../engine/navigation';
import { clearSession, requireLogin } from '../flows/login';
import type { CallContext } from '../services/call-context';
import { isSocialApp, platform } from '../services/platform';
import { storeToken } from '../services/store-token';
import { setFollow, showError } from '../state/overlays';
import { accessToken, referrerId } from '../state/session';

const DISABLED_PATH = '/pages/disabled/disabled';
const MERCHANT_SIGN_PATH = '/plugins/mch/mch/login/login';

/** STORE-05. */
function storeHeaders(): Record<string, string> {
  const chosen = storeToken();
  if (chosen === null) return {};
  return {
    ...(chosen.token === '' ? {} : { 'X-Token': chosen.token }),
    'X-Multiple-Store-Id': String(chosen.multiple_store_id),
  };
}

function headers(): Record<string, string> {
  const referrer = referrerId();
  return {
    'X-App-Platform': platform(),
    'X-Access-Token': accessToken(),
    ...(referrer > 0 ? { 'X-User-Id': String(referrer) } : {}),
    ...storeHeaders(),
  };
}

export const callContext: CallContext = {
  headers,
  onLoggedOut: () => {
    clearSession();
    requireLogin().catch(() => undefined);
  },
  onFailure: showError,
  onFollowFirst: () => {
    if (isSocialApp()) setFollow(true);
  },
  onDisabled: (text) => redirect(DISABLED_PATH, { text }),
  onMerchantLoggedOut: () => open(MERCHANT_SIGN_PATH),
};
