// The search history of this phone: the newest first, without duplicates, up to a limit.
import { MAX_KEYWORD_LENGTH, MAX_SEARCH_HISTORY } from '~/domain/constants';
import { clampText } from '~/domain/text';
import { forget, readStored, type StorageKey, store } from '../../base/storage';

const areWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

/** Storage key of each kind of search. */
export type HistoryKey = Extract<StorageKey, 'searchWords' | 'topicWords'>;

export const readHistory = (key: HistoryKey): string[] => readStored(key, areWords) ?? [];

/** The history with a word put first. */
export function withWord(history: readonly string[], word: string): string[] {
  const clamped = clampText(word.trim(), MAX_KEYWORD_LENGTH);
  if (clamped === '') return [...history];
  return [clamped, ...history.filter((known) => known !== clamped)].slice(0, MAX_SEARCH_HISTORY);
}

export function saveHistory(key: HistoryKey, history: readonly string[]): void {
  if (history.length === 0) forget(key);
  else store(key, history);
}
