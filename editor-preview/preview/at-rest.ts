// Looks at the blocks of the page once their layout rests.

interface Rest {
  /** Since the flow last changed its size. */
  restMs: number;
  /** Scrolling is a change as well. */
  isOfScroll?: boolean;
  /** So is a picture that has come, in a place that was kept for it. */
  isOfPictures?: boolean;
  look: () => void;
}

/** `page` is the scroller. @returns what ends it; undefined where there is no flow of blocks. */
export function lookAtRest(
  page: HTMLElement | null,
  { restMs, isOfScroll = false, isOfPictures = false, look }: Rest,
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
  if (isOfPictures) page.addEventListener('load', later, { capture: true });
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
    page.removeEventListener('scroll', later);
    page.removeEventListener('load', later, { capture: true });
  };
}
