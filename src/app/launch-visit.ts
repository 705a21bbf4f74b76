// Launch steps of first visits and of addresses with a code, a referrer or a scene.
import { straightHash } from '~/domain/bent-address';
import * as to from '~/domain/screen-links.gen';
import { planLaunch } from '../flows/launch';
import { isSocialApp } from '../services/platform';
import { markSigned, setReferrer } from '../state/session';

/** Reloads the page once; an address that differs in its hash only would not load by itself. */
function loadAgain(href: string): void {
  const withoutHash = (address: string) => address.split('#')[0];
  const isSamePage = withoutHash(href) === withoutHash(window.location.href);
  if (isSamePage) window.location.reload();
  else window.location.replace(href);
}

/** Before anything reads the address. */
function straighten(): void {
  const { hash } = window.location;
  const straight = straightHash(hash);
  if (straight !== hash) window.history.replaceState(window.history.state, '', straight);
}

/** Performs the launch plan; false when the page is about to reload. `isMarked` reads the stored mark. */
export async function beginVisit(isMarked: () => boolean): Promise<boolean> {
  straighten();
  const plan = planLaunch({ isSocialApp: isSocialApp(), href: window.location.href, isSign: isMarked() });
  if (plan.referrerId > 0) setReferrer(plan.referrerId);
  if (plan.name === 'mark-and-reload') {
    markSigned(true);
    // Without storage the page would reload forever.
    if (isMarked()) {
      loadAgain(plan.href);
      return false;
    }
  }
  if (plan.name === 'login-with-code') {
    const { loginWithCode } = await import('../flows/oauth');
    return loginWithCode(plan.code, plan.cleanHref);
  }
  if (plan.name === 'silent-login') {
    // LAUNCH-08: data of an earlier session must not be mixed with the new identity.
    (await import('../flows/login')).clearSession();
    const { startOauth } = await import('../flows/oauth');
    if (await startOauth()) return false;
    window.history.replaceState(null, '', `#${to.registeredSign.path}`);
  }
  return true;
}

/** Handles the link parameters of the address. */
export async function handleLandingLink(): Promise<void> {
  if (/[?&](scene|user_id|multiple_store_id)=/.test(window.location.href))
    await (await import('./landing-shell')).land();
}
