// Pulling a screen down to refresh it.
import { type RefObject, useEffect, useState } from 'react';
import type { Pull } from './pull-gesture';

/** How far the screen is pulled, and whether it refreshes. Without a `refresh` pulling does nothing. */
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
    // Offline the screen is not pulled, and has its own ways to ask again.
    start().catch(() => undefined);
    return () => {
      stop?.();
      stop = null;
    };
  }, [scroller, refresh]);
  return pull;
}
