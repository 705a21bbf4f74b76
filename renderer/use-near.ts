// Owns telling when an element comes near the visible part of the page.
import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far ahead of the edge something counts as near. */
const MARGIN = '600px 0px';

const SCROLLS = /^(auto|scroll|overlay)$/;

/**
 * The element that scrolls around another, null for the window. An observer's margin counts at its root only:
 * under any other scrolling ancestor it would see things when they are on the screen already.
 */
function scrollerOf(element: Element): Element | null {
  let ancestor = element.parentElement;
  while (ancestor !== null && !SCROLLS.test(getComputedStyle(ancestor).overflowY))
    ancestor = ancestor.parentElement;
  return ancestor;
}

/**
 * A promise that is kept once the element is within 600 px of the screen; null where it is from the start,
 * and without a screen, where all of a page is drawn. What waits
 * for it within a Suspense boundary keeps the server's markup until then.
 */
export function useNear(isNearFromStart: boolean): {
  ref: RefObject<HTMLDivElement | null>;
  near: Promise<void> | null;
} {
  const ref = useRef<HTMLDivElement | null>(null);
  const [{ near, come }] = useState(() => {
    if (isNearFromStart || typeof IntersectionObserver === 'undefined') return { near: null, come: null };
    let keep: (() => void) | undefined;
    const promise = new Promise<void>((resolve) => {
      keep = resolve;
    });
    return { near: promise, come: keep ?? null };
  });
  useEffect(() => {
    const element = ref.current;
    if (come === null || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        come();
        observer.disconnect();
      },
      { root: scrollerOf(element), rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [come]);
  return { ref, near };
}
