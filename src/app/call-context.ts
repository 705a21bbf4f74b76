// What every call sends, and the handlers of response codes that concern the whole mall (RESP, CALL-03 … CALL-06).
import * as to from '~/domain/screen-links.gen';
import type { EndpointAuth } from '~/schemas/endpoint';
import { open, redirect } from '../engine/navigation';
import { clearSession, requireLogin } from '../flows/login';
import type { CallContext } from '../services/call-context';
import { isSocialApp, platform } from '../services/platform';
import { clearMerchantToken, MERCHANT_SIGN_PATH, merchantToken } from '../services/merchant-token';
import { storeToken } from '../services/store-token';
import { setFollow, showError } from '../state/overlays';
import { accessToken, referrerId } from '../state/session';

/** STORE-05. */
function storeHeaders(): Record<string, string> {
  const chosen = storeToken();
  if (chosen === null) return {};
  return {
    ...(chosen.token === '' ? {} : { 'X-Token': chosen.token }),
    'X-Multiple-Store-Id': String(chosen.multiple_store_id),
    ...(chosen.sign === undefined ? {} : { 'X-Multiple-Store-Sign': chosen.sign }),
  };
}

function headers(auth: EndpointAuth): Record<string, string> {
  const referrer = referrerId();
  return {
    'X-App-Platform': platform(),
    'X-Access-Token': accessToken(),
    ...(referrer > 0 ? { 'X-User-Id': String(referrer) } : {}),
    ...storeHeaders(),
    // ROLE-04: of a merchant's calls only.
    ...(auth === 'mch' ? { 'Mch-Access-Token': merchantToken() } : {}),
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
  onDisabled: (text) => redirect(to.disabled({ text })),
  onMerchantLoggedOut: () => {
    clearMerchantToken();
    open(MERCHANT_SIGN_PATH);
  },
};
