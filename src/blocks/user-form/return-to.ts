// Owns where the screens of signing in and of binding lead to afterwards.
import { addressOf, back, redirect } from '../../engine/navigation';

/** A screen of the mall: `/pages/…` or `/plugins/…`; anything else is no place to be sent to by an address. */
const isScreen = (address: string): boolean => /^\/(?:pages|plugins)\/[\w/-]+(?:\?\S*)?$/.test(address);

/** Opens the screen that was asked for, else the one before. */
export function returnTo(address: string): void {
  if (isScreen(address)) redirect(addressOf(address));
  else back();
}
