// Sharing: the link of a screen, the social app's menu, the system's share sheet, or copying.
import { mallCard, type ShareCard, wholeCard } from '~/domain/share-card';
import { buildShareLink, sharedPlace } from '~/domain/share-link';
import { setShareHint } from '../state/overlays';
import { mallConfig } from '../state/mall';
import { userInfo } from '../state/session';
import { copyText } from './copy';
import { isSocialApp } from './platform';
import { type SharedScreen, shareData } from './share-data';
import { storeToken } from './store-token';

/** The link that leads to the front screen through home (SHARE-01 … SHARE-04). */
export function shareLink({ path, search }: SharedScreen = shareData()): string {
  const base = window.location.href.replace(/#.*$/, '');
  const params = Object.fromEntries(new URLSearchParams(search));
  const userId = userInfo()?.options.user_id ?? 0;
  const storeId = storeToken()?.multiple_store_id ?? 0;
  return buildShareLink({ base, path, params, userId, storeId });
}

/** The card of the screen that the link opens: the mall's own where home is shared in its place. */
function shareCard(screen: SharedScreen): ShareCard {
  const mall = mallCard(mallConfig()?.mall ?? { name: '', setting: {} });
  const { path } = sharedPlace({ path: screen.path, params: {} });
  return wholeCard(path === screen.path ? screen : {}, mall);
}

/** Whether the shopper closed the system's share sheet. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Shares the front screen by the best way that this browser has (SHARE-06). */
export async function share(): Promise<void> {
  if (isSocialApp()) {
    setShareHint(true);
    return;
  }
  const url = shareLink();
  if (typeof navigator.share !== 'function') {
    await copyText(url, '链接已复制，快去分享吧');
    return;
  }
  try {
    await navigator.share({ title: shareCard(shareData()).title, url });
  } catch (error) {
    if (!isDeclined(error)) await copyText(url, '链接已复制，快去分享吧');
  }
}

const absolute = (address: string): string =>
  address === '' ? '' : new URL(address, window.location.href).href;

/** An account that is not registered for this address fails on every screen. */
const MAX_FAILURES = 3;
let failures = 0;

/** Sets what the menu of the social app shares from the front screen; without its SDK the menu shares the bare address. */
export async function offerToSocialApp(screen: SharedScreen): Promise<void> {
  if (failures >= MAX_FAILURES) return;
  try {
    const { setSocialShare, socialSdk } = await import('./social-sdk');
    await socialSdk();
    // Another screen may have come to the front meanwhile.
    if (shareData() !== screen) return;
    const { title, words, picture } = shareCard(screen);
    await setSocialShare({ title, desc: words, link: shareLink(screen), imgUrl: absolute(picture) });
  } catch {
    // As said above: nothing of the screen depends on it.
    failures += 1;
  }
}
