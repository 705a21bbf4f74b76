// Starts a visit: configuration and session; further launch steps by address are in launch-visit.ts.
import { setCallContext } from '../services/call-context';
import { readStored } from '../base/storage';
import { loadConfig, restoreConfig } from '../services/mall-config';
import { mallConfig } from '../state/mall';
import { isGuest } from '../state/session';
import { visit } from '../state/visit';

const isOne = (value: unknown): value is number => value === 1;

/** Loads the session's data; a mall that requires a login asks for it at once (LOGIN-11). */
async function startSession(): Promise<void> {
  await loadConfig();
  const isAsked = mallConfig()?.mall.setting.is_must_login === 1;
  if (isGuest() && !isAsked) return;
  const shopper = await import('../services/shopper');
  if (isGuest()) await shopper.requireLoginOfMall();
  else {
    (await import('../services/store-token')).resumeStoreToken();
    await shopper.loadShopper();
  }
}

const isMarked = (): boolean => readStored('isSign', isOne) !== null;

/**
 * A later visit to a plain address, as most are, does not load launch-visit.ts. One with parameters behind its hash does:
 * an app may have bent it. A closer test would not fit into what home loads.
 */
const isPlainVisit = (): boolean =>
  isMarked() && !/[?&](code|scene|user_id|multiple_store_id)=|#.*[%#&?]/.test(visit.initPath);

/** Starts the session; false when the page is about to reload, so that nothing is rendered. */
export async function launch(): Promise<boolean> {
  setCallContext(async () => (await import('./call-context')).callContext);
  // A failed chunk must not leave the page blank: home is rendered without it.
  const more = isPlainVisit() ? null : await import('./launch-visit').catch(() => null);
  if ((await more?.beginVisit(isMarked)) === false) return false;
  await restoreConfig();
  await more?.handleLandingLink().catch(() => undefined);
  // The call itself has shown the failure.
  startSession().catch(() => undefined);
  return true;
}
