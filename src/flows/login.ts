// Signing in and out: require, complete and end a session. The table is in login-table.ts.
import * as to from '~/domain/screen-links.gen';
import { open } from '../engine/navigation';
import { clearCaches } from '../services/caches';
import { clearMerchantToken } from '../services/merchant-token';
import { clearStoreToken, scheduleStoreToken } from '../services/store-token';
import { setLoginOpen } from '../state/overlays';
import { isGuest, markSigned, setAccessToken } from '../state/session';
import { type LoginEffect, type LoginEvent, type LoginState, loginTable } from './login-table';
import { run } from './machine';

interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

let waiting: Waiting[] = [];

function settle(act: (one: Waiting) => void): void {
  const settled = waiting;
  waiting = [];
  settled.forEach(act);
}

/** The exact message of a declined login (LOGIN-05). */
export const LOGIN_CANCELLED = 'getUserInfo fail: cancel.';

const effects: Readonly<Record<LoginEffect, () => void>> = {
  'open-modal': () => setLoginOpen(true),
  'close-modal': () => setLoginOpen(false),
  'open-sign-page': () => open(to.registeredSign()),
  'reject-waiting': () => settle(({ reject }) => reject(new Error(LOGIN_CANCELLED))),
  'resolve-waiting': () => settle(({ resolve }) => resolve()),
  'load-shopper': () => void import('../services/shopper').then(({ loadShopper }) => loadShopper()),
};

const machine = run<LoginState, LoginEvent, LoginEffect>({
  table: loginTable,
  initial: isGuest() ? { name: 'guest' } : { name: 'signed-in' },
  perform: (effect) => effects[effect](),
});

/** Resolves at once for a shopper; asks a guest to sign in and rejects with LOGIN_CANCELLED when he declines. */
export function requireLogin(): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    machine.send({ name: 'required' });
  });
}

export const cancelLogin = (): void => machine.send({ name: 'cancelled' });
export const chooseSignPage = (): void => machine.send({ name: 'sign-chosen' });
/** The shopper left the sign page without signing in. */
export const leaveSignPage = (): void => machine.send({ name: 'sign-left' });

/**
 * Stores the token of a successful sign-in; what waited for it continues (LOGIN-06). In a multi-store mall the
 * store's token is fetched later (LOGIN-07).
 */
export function completeLogin(token: string, hasStores = false): void {
  clearCaches();
  setAccessToken(token);
  // Without the mark the social app would be asked again on the next load, and this token be dropped (LAUNCH-08).
  markSigned(true);
  if (hasStores) scheduleStoreToken();
  machine.send({ name: 'succeeded' });
}

/** Clears the shopper's session and caches: at his wish, or because his token is void (RESP-05). */
export function clearSession(): void {
  setAccessToken('');
  clearStoreToken();
  clearMerchantToken();
  clearCaches();
  machine.send({ name: 'signed-out' });
}
