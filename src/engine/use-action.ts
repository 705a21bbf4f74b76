// Runs an async action once at a time: a second tap while it runs is ignored, a refusal becomes a toast, the button gets `isBusy`.
import { useCallback, useRef, useState } from 'react';
import { isFinal, wordsOf } from '../base/call-error';
import { toast } from '../state/overlays';
import { useLatest } from '~/ui/use-latest';

export interface Action<A extends unknown[]> {
  run: (...args: A) => Promise<void>;
  isBusy: boolean;
}

/** Wraps an action. Refusals of the backend become toasts; other failures of calls have been shown already. */
export function useAction<A extends unknown[]>(act: (...args: A) => Promise<unknown>): Action<A> {
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const latest = useLatest(act);
  const run = useCallback(
    async (...args: A) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setIsBusy(true);
      try {
        await latest.current(...args);
      } catch (error) {
        if (isFinal(error)) toast(wordsOf(error));
        else if (!(error instanceof Error)) throw error;
      } finally {
        isRunning.current = false;
        setIsBusy(false);
      }
    },
    [latest],
  );
  return { run, isBusy };
}
