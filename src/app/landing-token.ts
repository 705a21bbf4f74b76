// Resolves the token of a QR code, and binds its owner.
import { placeOf } from '~/domain/share-link';
import { defaultQrCodeParameter } from '~/schemas/api/default.gen';
import { isRefusal, wordsOf } from '../base/call-error';
import { addressWithin } from '../flows/landing';
import { call } from '../services/http';
import { loadUserInfo } from '../services/shopper';
import { toast, withLoading } from '../state/overlays';
import { isGuest, setReferrer } from '../state/session';

const GONE = '链接已失效，为您打开首页';

/** The owner of the code becomes the referrer (LAUNCH-10); a signed-in shopper is bound by reloading his information. */
function bind(userId: number): void {
  if (userId === 0) return;
  setReferrer(userId);
  if (!isGuest()) void loadUserInfo(true);
}

/** Resolves a token while home is shown (SHOW-03 … SHOW-06); `before` is the address that it was read from. */
export async function resolveToken(token: string, before: string): Promise<void> {
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
