// Owns pulling a screen down to refresh it, by touch.
import { type RefObject, useEffect, useState } from 'react';

/** How far the finger pulls before letting go refreshes, and how far the content follows, in px. */
const TRIGGER_PX = 64;
const MOST_PX = 96;
const RESISTANCE = 0.5;

export interface Pull {
  distancePx: number;
  isRefreshing: boolean;
}

type OnPull = (pull: Pull) => void;

function listen(scroller: HTMLElement, onPull: OnPull, refresh: () => Promise<unknown>): () => void {
  let startY: number | null = null;
  let distancePx = 0;
  const start = (event: TouchEvent) => {
    startY =
      scroller.scrollTop <= 0 && event.touches.length === 1 ? (event.touches[0]?.clientY ?? null) : null;
  };
  const move = (event: TouchEvent) => {
    if (startY === null) return;
    const pulled = ((event.touches[0]?.clientY ?? startY) - startY) * RESISTANCE;
    distancePx = Math.max(0, Math.min(MOST_PX, pulled));
    if (distancePx > 0 && event.cancelable) event.preventDefault();
    onPull({ distancePx, isRefreshing: false });
  };
  const end = async () => {
    if (startY === null) return;
    startY = null;
    const isFar = distancePx >= TRIGGER_PX;
    distancePx = 0;
    if (isFar) {
      onPull({ distancePx: TRIGGER_PX, isRefreshing: true });
      await refresh().catch(() => undefined);
    }
    onPull({ distancePx: 0, isRefreshing: false });
  };
  const finish = () => void end();
  scroller.addEventListener('touchstart', start, { passive: true });
  scroller.addEventListener('touchmove', move, { passive: false });
  scroller.addEventListener('touchend', finish);
  scroller.addEventListener('touchcancel', finish);
  return () => {
    scroller.removeEventListener('touchstart', start);
    scroller.removeEventListener('touchmove', move);
    scroller.removeEventListener('touchend', finish);
    scroller.removeEventListener('touchcancel', finish);
  };
}

/** How far the screen is pulled, and whether it refreshes. Without a `refresh` pulling does nothing. */
export function usePull(
  scroller: RefObject<HTMLElement | null>,
  refresh: (() => Promise<unknown>) | null,
): Pull {
  const [pull, setPull] = useState<Pull>({ distancePx: 0, isRefreshing: false });
  useEffect(() => {
    const element = scroller.current;
    if (element === null || refresh === null) return undefined;
    return listen(element, setPull, refresh);
  }, [scroller, refresh]);
  return pull;
}
