// Owns loading what belongs to the signed-in shopper: his information once (LOGIN-09), his cart's count.
import { cartNums } from '~/schemas/api/cart.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { isGuest, setCartNums, setUserInfo, userInfo } from '../state/session';
import { call } from './http';

let loading: Promise<void> | null = null;

async function load(): Promise<void> {
  try {
    setUserInfo(await call(userUserInfo, {}, { isQuiet: true }));
  } catch {
    // The figures stay as they are; the next showing asks again.
  } finally {
    loading = null;
  }
}

/** Loads the shopper's information unless it is there; `isForced` asks anew. A guest causes no call (LOGIN-10). */
export function loadUserInfo(isForced = false): Promise<void> {
  if (isGuest() || (userInfo() !== null && !isForced)) return Promise.resolve();
  loading ??= load();
  return loading;
}

/** Asks for the shopper's information because he wants to see it fresh; failing is said and thrown. */
export async function renewUserInfo(): Promise<void> {
  setUserInfo(await call(userUserInfo, {}));
}

/** Asks for the count on the cart's badge. */
export async function loadCartNums(): Promise<void> {
  if (isGuest()) return;
  try {
    const { nums } = await call(cartNums, {}, { isQuiet: true });
    setCartNums(nums);
  } catch {
    // A badge that could not be asked for keeps its number.
  }
}

/** In a mall that wants everyone signed in, a guest's call makes the backend say so (LOGIN-11). */
export async function askWhoHeIs(): Promise<void> {
  await call(userUserInfo, {}, { isQuiet: true });
}

export async function loadShopper(): Promise<void> {
  await Promise.all([loadUserInfo(true), loadCartNums()]);
}
