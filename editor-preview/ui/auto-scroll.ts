// Scrolling while something is dragged near an end of a scroller: the nearer to the end, the faster.

/** Height in px of the zone at each end; never more than a third of the scroller. */
const ZONE = 48;
/** At the very end, in px a second. */
const FASTEST = 960;

interface Ends {
  top: number;
  bottom: number;
}

/** Px a second, upwards below zero; 0 outside of the zones. */
export function scrollSpeed(y: number, { top, bottom }: Ends): number {
  const zone = Math.min(ZONE, (bottom - top) / 3);
  const depth = Math.min(0, y - top - zone) + Math.max(0, y - bottom + zone);
  return Math.max(-1, Math.min(1, depth / zone)) * FASTEST;
}

export interface AutoScroll {
  /** Height of the pointer in px of the window; null where it is elsewhere. */
  at: (y: number | null) => void;
  /** Ends with the drag. */
  stop: () => void;
}

/** Scrolls for as long as the pointer rests in a zone; `onScroll` follows each step that moved it. */
export function autoScroll(scroller: Element, onScroll: () => void): AutoScroll {
  let pointer: number | null = null;
  let frame = 0;
  let before = 0;
  /** Parts of a px, which some browsers do not scroll by. */
  let rest = 0;
  const step = (now: number) => {
    frame = 0;
    const speed = pointer === null ? 0 : scrollSpeed(pointer, scroller.getBoundingClientRect());
    if (speed === 0) return;
    const was = scroller.scrollTop;
    // A window that was hidden meanwhile does not leap.
    rest += (speed * Math.min(now - before, 50)) / 1000;
    before = now;
    scroller.scrollTop += Math.trunc(rest);
    rest -= Math.trunc(rest);
    if (scroller.scrollTop !== was) onScroll();
    frame = requestAnimationFrame(step);
  };
  return {
    at: (y) => {
      pointer = y;
      if (frame !== 0 || y === null) return;
      before = performance.now();
      frame = requestAnimationFrame(step);
    },
    stop: () => {
      pointer = null;
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
