// Performs the landing of src/flows/landing: history entries before the first render; a token's is in landing-token.ts.
import { entryOf } from '../engine/history-entry';
import { addressWithin, cleanPage, type Landing, planLanding } from '../flows/landing';
import { isRootPath } from '../state/mall';
import { visit } from '../state/visit';

/** Puts the target over home, so that Back leads there; tabs and pages of home replace it. */
function enter({ home, target }: Landing & { target: NonNullable<Landing['target']> }): void {
  const { idx } = entryOf();
  const address = addressWithin(cleanPage(window.location.href), target);
  if (isRootPath(target.path)) {
    window.history.replaceState({ usr: null, key: 'landed', idx }, '', address);
    return;
  }
  window.history.replaceState({ usr: null, key: 'home', idx }, '', home);
  window.history.pushState({ usr: null, key: 'landed', idx: idx + 1 }, '', address);
}

/** Home stays where the code does not load. */
async function resolve(token: string): Promise<void> {
  const before = window.location.href;
  await (await import('./landing-token')).resolveToken(token, before);
}

/** Handles the scene in the address, before the first render. */
export async function land(): Promise<void> {
  const landing = planLanding(window.location.href);
  if (landing === null) return;
  const { home, launchScene, target, token, storeId } = landing;
  visit.scene = launchScene;
  // With the kit of screens, which nothing else of the landing waits for.
  if (storeId > 0) (await import('../services/store-token')).chooseStore(storeId);
  if (target !== null) {
    enter({ ...landing, target });
    return;
  }
  window.history.replaceState(window.history.state, '', home);
  if (token !== '') resolve(token).catch(() => undefined);
}
