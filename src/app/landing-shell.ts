// Performs the landing of src/flows/landing: history entries before the first render, then resolving a token.
import { placeOf } from '~/domain/share-link';
import { defaultQrCodeParameter } from '~/schemas/api/default.gen';
import { entryOf } from '../engine/history-entry';
import { HOME_PATH } from '../engine/navigation';
import { addressWithin, cleanPage, type Landing, planLanding } from '../flows/landing';
import { isRefusal, wordsOf } from '../base/call-error';
import { call } from '../services/http';
import { loadUserInfo } from '../services/shopper';
import { chooseStore } from '../services/store-token';
import { toast, withLoading } from '../state/overlays';
import { isGuest, setReferrer } from '../state/session';
import { isTabPath } from '../state/mall';
import { visit } from '../state/visit';

const GONE = '链接已失效，为您打开首页';

/** The owner of the code becomes the referrer (LAUNCH-10); a signed-in shopper is bound by reloading his information. */
function bind(userId: number): void {
  if (userId === 0) return;
  setReferrer(userId);
  if (!isGuest()) void loadUserInfo(true);
}

/** Resolves a token while home is shown (SHOW-03 … SHOW-06). */
async function resolve(token: string): Promise<void> {
  const before = window.location.href;
  try {
    const { detail } = await withLoading('加载中', () => call(defaultQrCodeParameter, { token }));
    const target = detail === null ? null : placeOf(detail.path, detail.data);
    if (detail === null || target === null) return toast(GONE);
    bind(detail.user_id);
    // A visitor who has navigated meanwhile is not moved.
    if (window.location.href === before) window.location.hash = addressWithin('', target);
  } catch (error) {
    // Other failures have been shown by the call itself.
    if (isRefusal(error)) toast(wordsOf(error));
  }
}

/** Puts the target over home, so that Back leads there; tabs and pages of home replace it. */
function enter({ home, target }: Landing & { target: NonNullable<Landing['target']> }): void {
  const { idx } = entryOf();
  const address = addressWithin(cleanPage(window.location.href), target);
  if (target.path === HOME_PATH || isTabPath(target.path)) {
    window.history.replaceState({ usr: null, key: 'landed', idx }, '', address);
    return;
  }
  window.history.replaceState({ usr: null, key: 'home', idx }, '', home);
  window.history.pushState({ usr: null, key: 'landed', idx: idx + 1 }, '', address);
}

/** Handles the scene in the address, before the first render. */
export function land(): void {
  const landing = planLanding(window.location.href);
  if (landing === null) return;
  const { home, launchScene, target, token, storeId } = landing;
  visit.scene = launchScene;
  if (storeId > 0) chooseStore(storeId);
  if (target !== null) {
    enter({ ...landing, target });
    return;
  }
  window.history.replaceState(window.history.state, '', home);
  if (token !== '') void resolve(token);
}
