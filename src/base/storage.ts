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

/** Full or forbidden storage loses a cache, never a screen. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

export const readStored = <T>(key: StorageKey, isValid: (value: unknown) => value is T): T | null =>
  attempt(() => {
    const text = areaOf(key).getItem(PREFIX + key);
    const value: unknown = text === null ? null : JSON.parse(text);
    return isValid(value) ? value : null;
  });

export const store = (key: StorageKey, value: unknown): void =>
  void attempt(() => areaOf(key).setItem(PREFIX + key, JSON.stringify(value)));

export const forget = (key: StorageKey): void => void attempt(() => areaOf(key).removeItem(PREFIX + key));

export const isText = (value: unknown): value is string => typeof value === 'string';
