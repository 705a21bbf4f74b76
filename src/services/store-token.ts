// The store token of a multi-store mall: which store serves the shopper (LOGIN-07, STORE-04 … STORE-06).
import { STORE_TOKEN_DELAY_MS } from '~/domain/constants';
import { indexToken } from '~/schemas/api/index.gen';
import { accessToken } from '../state/session';
import { call } from './http';
import { forget, readStored, store } from '../base/storage';

export interface StoreToken {
  token: string;
  multiple_store_id: number;
  /** Signature of the store; absent while none was loaded. */
  sign?: string;
  /** Set while a sign-in waits for its token. */
  isDue?: boolean;
}

const isStoreToken = (value: unknown): value is StoreToken =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'multiple_store_id' in value &&
  typeof value.multiple_store_id === 'number';

let timer: ReturnType<typeof setTimeout> | undefined;
let current: StoreToken | null = readStored('multipleStore', isStoreToken);

function update(next: StoreToken): void {
  current = next;
  store('multipleStore', next);
}

/** Null where no store is chosen; a store from a link has no token yet. */
export const storeToken = (): StoreToken | null =>
  current?.token === '' && current.multiple_store_id === 0 ? null : current;

/** Sets the store of a link (SHARE-04); its token is loaded later. */
export function chooseStore(id: number): void {
  if (current?.multiple_store_id !== id) update({ token: '', multiple_store_id: id });
}

export function clearStoreToken(): void {
  clearTimeout(timer);
  current = null;
  forget('multipleStore');
}

/** The shopper's position, or nothing where he refuses it: the backend then uses its main store. */
async function position(): Promise<{ lat?: number; lng?: number }> {
  try {
    const { locate } = await import('./location');
    const { latitude, longitude } = await locate();
    return { lat: latitude, lng: longitude };
  } catch {
    return {};
  }
}

async function load(): Promise<void> {
  const shopper = accessToken();
  try {
    const { token, params } = await call(indexToken, await position(), { isQuiet: true });
    const { multiple_store_id, sign = '' } = params;
    if (accessToken() !== shopper) return;
    update({ token, multiple_store_id, ...(sign === '' ? {} : { sign }) });
  } catch {
    // Without a token the mall uses its main store; the next sign-in loads it again.
  }
}

const schedule = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void load(), STORE_TOKEN_DELAY_MS);
};

/** Loads the token 3 s after a sign-in, when the calls of the waiting screen are done (STORE-06). */
export function scheduleStoreToken(): void {
  // Stored as pending: signing in may reload the page (LAUNCH-06).
  update({ token: '', multiple_store_id: current?.multiple_store_id ?? 0, isDue: true });
  schedule();
}

/** Loads a token that was pending when the page reloaded. */
export function resumeStoreToken(): void {
  if (current?.isDue === true) schedule();
}
