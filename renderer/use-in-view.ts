// In-view detection: reports when an element comes near the visible part of the page.
import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far beyond the edge still counts as in view. */
const MARGIN = '600px 0px';

const SCROLLS = /^(auto|scroll|overlay)$/;

/**
 * The scroll container of an element, null for the window. An observer's margin applies to its root only:
 * under any other scroll container it would report elements only when they are on the screen.
 */
function scrollerOf(element: Element): Element | null {
  let ancestor = element.parentElement;
  while (ancestor !== null && !SCROLLS.test(getComputedStyle(ancestor).overflowY))
    ancestor = ancestor.parentElement;
  return ancestor;
}

/** Observes the children of one element: a page of many blocks needs one observer and one search for its scroller. */
class Watch {
  readonly #parent: Element;
  readonly #waiting = new Map<Element, () => void>();
  readonly #observer: IntersectionObserver;

  private constructor(parent: Element, child: Element) {
    this.#parent = parent;
    this.#observer = new IntersectionObserver((entries) => this.#see(entries), {
      root: scrollerOf(child),
      rootMargin: MARGIN,
    });
  }

  static readonly #of = new WeakMap<Element, Watch>();

  /** Calls `come` when the element is in view; returns the unsubscribe function. */
  static wait(element: Element, parent: Element, come: () => void): () => void {
    const watch = Watch.#of.get(parent) ?? new Watch(parent, element);
    Watch.#of.set(parent, watch);
    watch.#waiting.set(element, come);
    watch.#observer.observe(element);
    return () => watch.#leave(element);
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      this.#waiting.get(target)?.();
      this.#leave(target);
    }
  }

  #leave(element: Element): void {
    if (!this.#waiting.delete(element)) return;
    this.#observer.unobserve(element);
    if (this.#waiting.size > 0) return;
    this.#observer.disconnect();
    Watch.#of.delete(this.#parent);
  }
}

/**
 * A promise that resolves once the element is within 600 px of the screen; null where it is from the start,
 * and without a screen, where the whole page is rendered. Suspending on it keeps the server's markup
 * until then.
 */
export function useInView(isInViewFromStart: boolean): {
  ref: RefObject<HTMLDivElement | null>;
  inView: Promise<void> | null;
} {
  const ref = useRef<HTMLDivElement | null>(null);
  const [{ inView, come }] = useState(() => {
    if (isInViewFromStart || typeof IntersectionObserver === 'undefined') return { inView: null, come: null };
    let keep: (() => void) | undefined;
    const promise = new Promise<void>((resolve) => {
      keep = resolve;
    });
    return { inView: promise, come: keep ?? null };
  });
  useEffect(() => {
    const parent = ref.current?.parentElement ?? null;
    if (come === null || ref.current === null || parent === null) return undefined;
    return Watch.wait(ref.current, parent, come);
  }, [come]);
  return { ref, inView };
}
