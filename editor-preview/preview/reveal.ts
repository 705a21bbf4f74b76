// Scrolls a block into view.
import type { Uid } from '~/domain/studio/document';
import { blockElement } from './places';

/** Blocks far below are laid out when they come near: the place is looked for again once they were. */
const AGAIN_MS = [0, 120, 400];

export function reveal(root: HTMLElement, uid: Uid | undefined): void {
  if (uid === undefined) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const delay of AGAIN_MS) {
    setTimeout(() => {
      const block = blockElement(root, uid);
      if (block === null) return;
      const { top, bottom } = block.getBoundingClientRect();
      const isSeen = top >= 0 && (bottom <= window.innerHeight || top < window.innerHeight / 2);
      if (!isSeen)
        block.scrollIntoView({ block: 'center', behavior: isCalm || delay > 0 ? 'instant' : 'smooth' });
    }, delay);
  }
}
