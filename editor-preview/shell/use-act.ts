// One act of an operator against the server: one at a time, said when it is done or refused, lists read anew.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { wordsOf } from '../services/api';
import { useSay } from './say';

export interface Said {
  words: string;
  undo?: () => Promise<unknown>;
}

/** `families`: first parts of the query keys that the act makes stale. Resolves to whether it was done. */
export function useAct(
  families: string | readonly string[],
): (work: () => Promise<Said | string>) => Promise<boolean> {
  const cache = useQueryClient();
  const say = useSay();
  const isBusy = useRef(false);
  return useCallback(
    async (work) => {
      if (isBusy.current) return false;
      isBusy.current = true;
      const stale: readonly unknown[] = [families].flat();
      const again = () =>
        cache.invalidateQueries({ predicate: ({ queryKey: [first] }) => stale.includes(first) });
      const back = async (undo: () => Promise<unknown>) => {
        await undo().then(
          () => say('已撤销'),
          (error: unknown) => say(wordsOf(error)),
        );
        await again();
      };
      try {
        const done = await work();
        const { words, undo } = typeof done === 'string' ? { words: done } : done;
        say(words, undo === undefined ? undefined : { words: '撤销', run: () => void back(undo) });
        return true;
      } catch (error) {
        say(wordsOf(error));
        return false;
      } finally {
        isBusy.current = false;
        void again();
      }
    },
    [cache, say, families],
  );
}
