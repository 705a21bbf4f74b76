// Asking the mall again and again while a screen shows what others change: where a rider is, whether a code was redeemed.
import { useEffect, useEffectEvent } from 'react';
import { whileVisible } from '~/ui/while-visible';

interface Polling {
  everyMs: number;
  /** Asks when it begins, too: nothing has been asked yet. */
  isAtOnce?: boolean;
  /** Until what is asked for has come. */
  isRunning?: boolean;
}

/**
 * Asks every so many ms. A hidden page does not ask, and asks at once when it is visible again; the effect of a sleeping
 * screen is undone, so that it does not ask either.
 */
export function usePolling(
  ask: () => unknown,
  { everyMs, isAtOnce = false, isRunning = true }: Polling,
): void {
  const turn = useEffectEvent(() => void ask());
  useEffect(() => {
    if (!isRunning) return undefined;
    let isDue = isAtOnce || document.visibilityState === 'hidden';
    return whileVisible(() => {
      if (isDue) turn();
      isDue = true;
      const timer = setInterval(turn, everyMs);
      return () => clearInterval(timer);
    });
  }, [everyMs, isAtOnce, isRunning]);
}
