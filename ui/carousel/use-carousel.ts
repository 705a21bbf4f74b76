// State of a carousel: follows the scroll, advances by itself, loops through the copy after the last slide.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { repeatWhileVisible } from '../while-visible';

/** A scroll counts as finished after this long without an event; older engines have no `scrollend`. */
const SETTLE_MS = 120;

type CarouselPlace = { scroller: RefObject<HTMLDivElement | null>; index: number };

const slideOf = (scroller: HTMLElement): number =>
  scroller.clientWidth === 0 ? 0 : Math.round(scroller.scrollLeft / scroller.clientWidth);

/** Whether it is touched or focused, which pauses it. */
function useHeld(scroller: RefObject<HTMLDivElement | null>): RefObject<boolean> {
  const held = useRef(false);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const hold = () => {
      held.current = true;
    };
    const release = () => {
      held.current = element.contains(document.activeElement);
    };
    const starts = ['pointerdown', 'pointerenter', 'touchstart', 'focusin'];
    const ends = ['pointerleave', 'pointercancel', 'touchend', 'touchcancel', 'focusout'];
    for (const type of starts) element.addEventListener(type, hold, { passive: true });
    for (const type of ends) element.addEventListener(type, release, { passive: true });
    return () => {
      for (const type of starts) element.removeEventListener(type, hold);
      for (const type of ends) element.removeEventListener(type, release);
    };
  }, [scroller]);
  return held;
}

/**
 * Position of a carousel of `count` slides. With `intervalMs` above 0 it advances by itself, unless it is paused, hidden,
 * or the shopper prefers reduced motion. When it loops, a copy of the first slide is expected after the last one.
 */
export function useCarousel(options: {
  count: number;
  intervalMs: number;
  isLooping: boolean;
}): CarouselPlace {
  const { count, intervalMs, isLooping } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const held = useHeld(scroller);

  useEffect(() => {
    const element = scroller.current;
    if (element === null || count < 2) return undefined;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      setIndex(slideOf(element) % count);
      clearTimeout(settling);
      settling = setTimeout(() => {
        if (slideOf(element) >= count) element.scrollTo({ left: 0, behavior: 'auto' });
      }, SETTLE_MS);
    };
    element.addEventListener('scroll', follow, { passive: true });
    element.tabIndex = 0;
    return () => {
      clearTimeout(settling);
      element.removeEventListener('scroll', follow);
    };
  }, [count]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null || count < 2 || intervalMs <= 0) return undefined;
    return repeatWhileVisible(() => {
      if (held.current) return;
      const next = slideOf(element) + 1;
      const target = isLooping || next < count ? next : 0;
      element.scrollTo({ left: target * element.clientWidth, behavior: 'smooth' });
    }, intervalMs);
  }, [count, intervalMs, isLooping, held]);

  return { scroller, index };
}
