// Owns the start of a visit: configuration and session, and more where its address says so (launch-visit.ts).
import { setCallContext } from '../services/call-context';
import { readStored } from '../services/storage';
import { loadConfig, mallConfig, restoreConfig } from '../state/mall';
import { isGuest } from '../state/session';
import { visit } from '../state/visit';

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

const isMarked = (): boolean => readStored('isSign', isOne) !== null;

/** A later visit to a plain address, as most are, does without the code of all others. */
const isPlainVisit = (): boolean =>
  isMarked() && !/[?&](code|scene|user_id|multiple_store_id)=/.test(visit.initPath);

/** Starts the session; false when the page is about to load again and nothing is to be drawn. */
export async function launch(): Promise<boolean> {
  setCallContext(async () => (await import('./call-context')).callContext);
  // Without that code home is drawn: a broken line must not leave the page blank.
  const more = isPlainVisit() ? null : await import('./launch-visit').catch(() => null);
  if ((await more?.beginVisit(isMarked)) === false) return false;
  await restoreConfig();
  await more?.landVisit().catch(() => undefined);
  // A failure has been shown by the call itself.
  startSession().catch(() => undefined);
  return true;
}
