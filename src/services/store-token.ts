// Owns the token of a mall with several stores: which store serves the shopper (LOGIN-07, STORE-04 … STORE-06).
import { GEOLOCATION_OPTIONS, STORE_TOKEN_DELAY_MS } from '~/domain/constants';
import { indexToken } from '~/schemas/api/index.gen';
import { call } from './http';
import { forget, readStored, store } from './storage';

export interface StoreToken {
  token: string;
  multiple_store_id: number;
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

let current: StoreToken | null = readStored('multipleStore', isStoreToken);

function keep(next: StoreToken): void {
  current = next;
  store('multipleStore', next);
}

/** Null where no store is chosen; one that a link named has no token yet. */
export const storeToken = (): StoreToken | null =>
  current?.token === '' && current.multiple_store_id === 0 ? null : current;

/** Takes the store that a link names (SHARE-04); the server's word for it comes with the next token. */
export function chooseStore(id: number): void {
  if (current?.multiple_store_id !== id) keep({ token: '', multiple_store_id: id });
}

export function forgetStoreToken(): void {
  current = null;
  forget('multipleStore');
}

/** Where the shopper is, or nothing where he does not say: the backend then takes its main store. */
const position = (): Promise<{ lat?: number; lng?: number }> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve({}),
      GEOLOCATION_OPTIONS,
    );
  });

async function load(): Promise<void> {
  try {
    const { token, params } = await call(indexToken, await position(), { isQuiet: true });
    keep({ token, multiple_store_id: params.multiple_store_id });
  } catch {
    // The mall goes on without a store of its own; the next sign-in asks again.
  }
}

const schedule = () => void setTimeout(() => void load(), STORE_TOKEN_DELAY_MS);

/** Asks for the token 3 s after a sign-in, when the screen that waited has had its calls (STORE-06). */
export function scheduleStoreToken(): void {
  // Kept without a token until it is there: signing in may be followed by loading the page again (LAUNCH-06).
  keep({ token: '', multiple_store_id: current?.multiple_store_id ?? 0, isDue: true });
  schedule();
}

/** Goes on with a token that was to be asked for when the page loaded again. */
export function resumeStoreToken(): void {
  if (current?.isDue === true) schedule();
}
