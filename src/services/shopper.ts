// Loads the signed-in shopper's data: his information once (LOGIN-09), his cart's count.
import { cartNums } from '~/schemas/api/cart.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { isGuest, setCartNums, setUserInfo, userInfo } from '../state/session';
import type { CallOptions } from './call-context';
import { call } from './http';

let loading: Promise<void> | null = null;

async function load(): Promise<void> {
  try {
    setUserInfo(await call(userUserInfo, {}, { isQuiet: true }));
  } catch {
    // Cached figures stay; the next showing refetches.
  } finally {
    loading = null;
  }
}

/** Loads the shopper's information unless it is cached; `isForced` refetches. A guest causes no call (LOGIN-10). */
export function loadUserInfo(isForced = false): Promise<void> {
  if (isGuest() || (userInfo() !== null && !isForced)) return Promise.resolve();
  loading ??= load();
  return loading;
}

/** Reloads the shopper's information; a failure is shown, unless quiet, and thrown. */
export async function renewUserInfo(options: CallOptions = {}): Promise<void> {
  setUserInfo(await call(userUserInfo, {}, options));
}

/** Loads the count of the cart's badge. */
export async function loadCartNums(): Promise<void> {
  if (isGuest()) return;
  try {
    const { nums } = await call(cartNums, {}, { isQuiet: true });
    setCartNums(nums);
  } catch {
    // A badge whose call failed keeps its number.
  }
}

/** In a mall that requires a login, a guest's call makes the backend refuse and the login open (LOGIN-11). */
export async function requireLoginOfMall(): Promise<void> {
  await call(userUserInfo, {}, { isQuiet: true });
}

export async function loadShopper(): Promise<void> {
  await Promise.all([loadUserInfo(true), loadCartNums()]);
}
