// Reports the position of a block on the screen while its page scrolls.
import { type RefObject, useEffect } from 'react';
import { useLatest } from '~/ui/use-latest';

/** A block starts while its top is between these, in px from the top of the screen. */
const START_ZONE_PX = { from: 0, to: 500 };
/** A block stops this far beyond the edge of the screen. */
const STOP_DISTANCE_PX = 200;

/** `start`: the top is in the upper part of the screen; `away`: well off the screen; `near`: anything between. */
export type ScreenPosition = 'start' | 'near' | 'away';

/** The position of a box, in px of the screen. */
export function screenPosition(box: { top: number; bottom: number }, screenHeight: number): ScreenPosition {
  if (box.bottom < -STOP_DISTANCE_PX || box.top > screenHeight + STOP_DISTANCE_PX) return 'away';
  return box.top >= START_ZONE_PX.from && box.top <= START_ZONE_PX.to ? 'start' : 'near';
}

/**
 * Calls `onPlace` with the position of the element, initially and after every scroll of any ancestor, once per
 * frame. The latest `onPlace` is called.
 */
export function useScreenPosition(
  element: RefObject<HTMLElement | null>,
  onPlace: (place: ScreenPosition) => void,
): void {
  const latest = useLatest(onPlace);
  useEffect(() => {
    let frame = 0;
    const check = () => {
      frame = 0;
      if (element.current !== null) {
        latest.current(screenPosition(element.current.getBoundingClientRect(), window.innerHeight));
      }
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(check);
    };
    schedule();
    // Scroll events do not bubble, but they are captured: pages scroll in inner scrollers.
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', schedule, options);
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', schedule, options);
      window.removeEventListener('resize', schedule);
    };
  }, [element, latest]);
}
