// The touch gesture of pull to refresh. Loaded after the first screen, which scrolls without it.

export interface Pull {
  distancePx: number;
  isRefreshing: boolean;
}

/** Pull distance that triggers a refresh, and the most that the content follows, in px. */
const TRIGGER_PX = 64;
const MOST_PX = 96;
const RESISTANCE = 0.5;

interface Listeners {
  start: (event: TouchEvent) => void;
  move: (event: TouchEvent) => void;
  finish: () => void;
}

function addListeners(scroller: HTMLElement, { start, move, finish }: Listeners): () => void {
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

/** Reports each change of the pull; returns the function that removes the listeners. */
export function listen(
  scroller: HTMLElement,
  onPull: (pull: Pull) => void,
  refresh: () => Promise<unknown>,
): () => void {
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
  return addListeners(scroller, { start, move, finish });
}
