// The search history as a hook: adding a word, clearing after a confirmation.
import { useState } from 'react';
import { useServed } from '~/renderer/hydration';
import { confirmDialog } from '../../state/overlays';
import { type HistoryKey, saveHistory, readHistory, withWord } from './history';

interface SearchHistory {
  words: readonly string[];
  remember: (word: string) => void;
  clear: () => void;
}

/** Of server markup. */
const NONE: readonly string[] = [];

export function useHistory(key: HistoryKey): SearchHistory {
  const [stored, setWords] = useState<readonly string[]>(() => readHistory(key));
  const words = useServed(stored, NONE);
  const keep = (next: string[]) => {
    setWords(next);
    saveHistory(key, next);
  };
  const clear = async () => {
    if (await confirmDialog('确认删除全部历史记录？')) keep([]);
  };
  return { words, remember: (word) => keep(withWord(stored, word)), clear: () => void clear() };
}
