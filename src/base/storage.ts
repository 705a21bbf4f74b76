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

/** Full or forbidden storage loses a cache, never a screen. */
function attempt<T>(key: StorageKey, act: (area: Storage, name: string) => T): T | null {
  const isOfVisit = (VISIT_KEYS as readonly string[]).includes(key);
  try {
    return act(isOfVisit ? window.sessionStorage : window.localStorage, PREFIX + key);
  } catch {
    return null;
  }
}

export const readStored = <T>(key: StorageKey, isValid: (value: unknown) => value is T): T | null =>
  attempt(key, (area, name) => {
    const value: unknown = JSON.parse(area.getItem(name) ?? 'null');
    return isValid(value) ? value : null;
  });

export const store = (key: StorageKey, value: unknown): void =>
  void attempt(key, (area, name) => area.setItem(name, JSON.stringify(value)));

export const forget = (key: StorageKey): void => void attempt(key, (area, name) => area.removeItem(name));

export const isText = (value: unknown): value is string => typeof value === 'string';
