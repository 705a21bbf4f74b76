// Looks at the blocks of the page once their layout rests.

interface Rest {
  /** Since the flow last changed its size. */
  restMs: number;
  /** Scrolling is a change as well. */
  isOfScroll?: boolean;
  look: () => void;
}

/** `page` is the scroller. @returns what ends it; undefined where there is no flow of blocks. */
export function lookAtRest(
  page: HTMLElement | null,
  { restMs, isOfScroll = false, look }: Rest,
): (() => void) | undefined {
  const content = page?.querySelector('[data-flow]');
  if (page === null || content === null || content === undefined) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(look, restMs);
  };
  later();
  const sizes = new ResizeObserver(later);
  sizes.observe(content);
  if (isOfScroll) page.addEventListener('scroll', later, { passive: true });
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
    page.removeEventListener('scroll', later);
  };
}
