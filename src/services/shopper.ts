// Loads the signed-in shopper's data: his information once (LOGIN-09), his cart's count.
import { cartNums } from '~/schemas/api/cart.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { accessToken, isGuest, setCartNums, setUserInfo, userInfo } from '../state/session';
import type { CallOptions } from './call-context';
import { call } from './http';

/** The call in flight, and the token of the shopper whom it asks for. */
let loading: { token: string; done: Promise<void> } | null = null;

/** The answer to a shopper's call; undefined when he has signed out meanwhile. */
async function ofSession<T>(answer: Promise<T>): Promise<T | undefined> {
  const token = accessToken();
  const data = await answer;
  return accessToken() === token ? data : undefined;
}

async function load(token: string): Promise<void> {
  try {
    await renewUserInfo({ isQuiet: true });
  } catch {
    // Cached figures stay; the next showing refetches.
  } finally {
    if (loading?.token === token) loading = null;
  }
}

/** Loads the shopper's information unless it is cached; `isForced` refetches. A guest causes no call (LOGIN-10). */
export function loadUserInfo(isForced = false): Promise<void> {
  if (isGuest() || (userInfo() !== null && !isForced)) return Promise.resolve();
  const token = accessToken();
  if (loading?.token !== token) loading = { token, done: load(token) };
  return loading.done;
}

/** Reloads the shopper's information; a failure is shown, unless quiet, and thrown. */
export async function renewUserInfo(options: CallOptions = {}): Promise<void> {
  const info = await ofSession(call(userUserInfo, {}, options));
  if (info !== undefined) setUserInfo(info);
}

/** Loads the count of the cart's badge. */
export async function loadCartNums(): Promise<void> {
  if (isGuest()) return;
  try {
    const count = await ofSession(call(cartNums, {}, { isQuiet: true }));
    if (count !== undefined) setCartNums(count.nums);
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
