// The search history as a hook: adding a word, clearing after a confirmation.
import { useState } from 'react';
import { confirmDialog } from '../../state/overlays';
import { type HistoryKey, saveHistory, readHistory, withWord } from './history';

interface SearchHistory {
  words: readonly string[];
  remember: (word: string) => void;
  clear: () => void;
}

export function useHistory(key: HistoryKey): SearchHistory {
  const [words, setWords] = useState(() => readHistory(key));
  const keep = (next: string[]) => {
    setWords(next);
    saveHistory(key, next);
  };
  const clear = async () => {
    if (await confirmDialog('确认删除全部历史记录？')) keep([]);
  };
  return { words, remember: (word) => keep(withWord(words, word)), clear: () => void clear() };
}
