// Short words at the foot of the window: what was done, with its way back; a polite live region.
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '../ui/button';
import styles from './use-saying.module.css';

interface Said {
  words: string;
  action?: { words: string; run: () => void };
}

const SAID_MS = 4_000;
/** With a way back, which is to be read and reached. */
const ACTION_MS = 10_000;

export function useSaying(): { say: (words: string, action?: Said['action']) => void; words: ReactNode } {
  const [said, setSaid] = useState<Said | null>(null);
  // They stay while the pointer or the focus is on them.
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (said === null || isHeld) return undefined;
    const timer = setTimeout(() => setSaid(null), said.action === undefined ? SAID_MS : ACTION_MS);
    return () => clearTimeout(timer);
  }, [said, isHeld]);
  const say = useCallback((words: string, action?: Said['action']) => {
    setSaid({ words, ...(action === undefined ? {} : { action }) });
  }, []);
  const act = () => {
    said?.action?.run();
    setSaid(null);
    setIsHeld(false);
  };
  const words = (
    <output className={styles['place']}>
      {said === null ? null : (
        <span
          className={styles['words']}
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          <span>{said.words}</span>
          {said.action === undefined ? null : (
            <Button look="quiet" isCompact onClick={act}>
              {said.action.words}
            </Button>
          )}
        </span>
      )}
    </output>
  );
  return { say, words };
}
