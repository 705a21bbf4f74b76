// Frames of pictures are few at once: one is mounted while it is in view and a place among them is free.
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Frames at once; the others wait for one to leave the view. */
const MOST = 12;

const mounted = new Set<symbol>();
const waiting = new Map<symbol, () => void>();

function leave(own: symbol): void {
  waiting.delete(own);
  if (!mounted.delete(own)) return;
  const [next] = waiting;
  if (next === undefined) return;
  waiting.delete(next[0]);
  mounted.add(next[0]);
  next[1]();
}

/** True while the element is in view and one of the frames is free. */
export function useFrameSlot(): { place: RefObject<HTMLSpanElement | null>; isMounted: boolean } {
  const place = useRef<HTMLSpanElement>(null);
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const own = Symbol('frame');
    const show = () => setMounted(true);
    const sight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) {
        leave(own);
        setMounted(false);
      } else if (mounted.size < MOST) {
        mounted.add(own);
        show();
      } else waiting.set(own, show);
    });
    sight.observe(current);
    return () => {
      sight.disconnect();
      leave(own);
    };
  }, []);
  return { place, isMounted };
}
