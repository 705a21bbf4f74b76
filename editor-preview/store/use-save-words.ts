// What is said of saving, as time passes.
import { useEffect, useState } from 'react';
import { type SaveState, saveWords } from './save-state';

const TICK_MS = 1_000;

/** The clock, while something waits for it. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** While something short is under way, what was said before it stays: that it is saved only where it is. */
export function useSaveWords(state: SaveState): string {
  const now = useNow(state.kind !== 'saved');
  const [said, setSaid] = useState('');
  const words = saveWords(state, Math.max(now, 'since' in state ? state.since : 0), said);
  if (words !== said) setSaid(words);
  return words;
}
