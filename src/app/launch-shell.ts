// Owns performing the launch plan of src/flows/launch: storage, reloads, the code login, the authorisation.
import { SIGN_PATH } from '../engine/navigation';
import { planLaunch } from '../flows/launch';
import { setCallContext } from '../services/http';
import { isSocialApp } from '../services/platform';
import { readStored } from '../services/storage';
import { loadConfig, mallConfig, restoreConfig } from '../state/mall';
import { accessToken, isGuest, markSigned, setReferrer } from '../state/session';

const isOne = (value: unknown): value is number => value === 1;

/** Loads what belongs to the session; a mall that wants everyone signed in asks for it at once (LOGIN-11). */
async function startSession(): Promise<void> {
  await loadConfig();
  const isAsked = mallConfig()?.mall.setting.is_must_login === 1;
  if (isGuest() && !isAsked) return;
  const shopper = await import('../services/shopper');
  if (isGuest()) await shopper.askWhoHeIs();
  else {
    (await import('../services/store-token')).resumeStoreToken();
    await shopper.loadShopper();
  }
}

/** Loads the page anew, once: an address that differs in its hash only would not load by itself. */
function loadAgain(href: string): void {
  const withoutHash = (address: string) => address.split('#')[0];
  const isSamePage = withoutHash(href) === withoutHash(window.location.href);
  if (isSamePage) window.location.reload();
  else window.location.replace(href);
}

/** Starts the session; false when the page is about to load again and nothing is to be drawn. */
export async function launch(): Promise<boolean> {
  setCallContext(async () => (await import('./call-context')).callContext);
  const isSign = readStored('isSign', isOne) !== null;
  const plan = planLaunch({ isSocialApp: isSocialApp(), href: window.location.href, isSign });
  if (plan.referrerId > 0 && accessToken() === '') setReferrer(plan.referrerId);
  if (plan.name === 'mark-and-reload') {
    markSigned(true);
    // A browser without storage would load the page for ever.
    if (readStored('isSign', isOne) !== null) {
      loadAgain(plan.href);
      return false;
    }
  }
  if (plan.name === 'login-with-code') {
    const { loginWithCode } = await import('./oauth');
    if (!(await loginWithCode(plan.code, plan.cleanHref))) return false;
  }
  if (plan.name === 'silent-login') {
    // LAUNCH-08: what an earlier visit left must not be mixed with the new identity.
    (await import('../flows/login')).forgetShopper();
    const { startOauth } = await import('./oauth');
    if (await startOauth()) return false;
    window.history.replaceState(null, '', `#${SIGN_PATH}`);
  }
  await restoreConfig();
  // A failure has been shown by the call itself.
  startSession().catch(() => undefined);
  return true;
}
