// The screen that follows signing in or binding a mobile.
import { addressOf } from '~/domain/links';
import { back, redirect } from '../../engine/navigation';

/** A screen of the mall: `/pages/…` or `/plugins/…`; no other address is a valid target (open redirect). */
const isScreen = (address: string): boolean => /^\/(?:pages|plugins)\/[\w/-]+(?:\?\S*)?$/.test(address);

/** Opens the requested screen, else the previous one. */
export function returnTo(address: string): void {
  if (isScreen(address)) redirect(addressOf(address));
  else back();
}
