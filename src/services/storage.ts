// Local storage: one prefix, JSON values; never throws where storage is full or forbidden.

const PREFIX = 'pagoda.';

export type StorageKey =
  | 'accessToken'
  | 'merchantToken'
  | 'isSign'
  | 'config'
  | 'home'
  | 'tempParentId'
  | 'searchWords'
  | 'topicWords'
  | 'multipleStore'
  | 'closedAwards'
  | 'addAppTipClosed'
  | 'goodsListLayout'
  | 'modalShown';

export function readStored<T>(key: StorageKey, isValid: (value: unknown) => value is T): T | null {
  try {
    const text = window.localStorage.getItem(PREFIX + key);
    const value: unknown = text === null ? null : JSON.parse(text);
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

export function store(key: StorageKey, value: unknown): void {
  try {
    window.localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Full or forbidden storage loses a cache, never a screen.
  }
}

export function forget(key: StorageKey): void {
  try {
    window.localStorage.removeItem(PREFIX + key);
  } catch {
    // As above.
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';
