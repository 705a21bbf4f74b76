// Local and session storage: one prefix, JSON values; never throws where storage is full or forbidden.

const PREFIX = 'pagoda.';

/** What lasts for this visit only, in its tab. */
const VISIT_KEYS = ['payment', 'position', 'notOffered', 'goodsAnswers', 'draft'] as const;

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
  | 'modalShown'
  | (typeof VISIT_KEYS)[number];

const areaOf = (key: StorageKey): Storage =>
  (VISIT_KEYS as readonly string[]).includes(key) ? window.sessionStorage : window.localStorage;

export function readStored<T>(key: StorageKey, isValid: (value: unknown) => value is T): T | null {
  try {
    const text = areaOf(key).getItem(PREFIX + key);
    const value: unknown = text === null ? null : JSON.parse(text);
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

export function store(key: StorageKey, value: unknown): void {
  try {
    areaOf(key).setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Full or forbidden storage loses a cache, never a screen.
  }
}

export function forget(key: StorageKey): void {
  try {
    areaOf(key).removeItem(PREFIX + key);
  } catch {
    // As above.
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';
