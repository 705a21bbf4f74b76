// Pull to refresh of a screen.
import { type RefObject, useEffect, useState } from 'react';
import type { Pull } from './pull-gesture';

/** The pull distance, and whether it refreshes. Without `refresh` pulling does nothing. */
export function usePull(
  scroller: RefObject<HTMLElement | null>,
  refresh: (() => Promise<unknown>) | null,
): Pull {
  const [pull, setPull] = useState<Pull>({ distancePx: 0, isRefreshing: false });
  useEffect(() => {
    const element = scroller.current;
    if (element === null || refresh === null) return undefined;
    let stop: (() => void) | null = () => undefined;
    const start = async () => {
      const { listen } = await import('./pull-gesture');
      if (stop !== null) stop = listen(element, setPull, refresh);
    };
    // Offline there is no pull to refresh: error states have their own retry buttons.
    start().catch(() => undefined);
    return () => {
      stop?.();
      stop = null;
    };
  }, [scroller, refresh]);
  return pull;
}
