// Reports the last block in view, behind which a new one comes, whenever the page rests with another one.
import { useEffect } from 'react';
import type { Uid } from '~/domain/studio/document';
import type { FromFrame } from '../frame/messages';
import type { FrameNodes } from './frame-document';
import { lastInView } from './places';

const REST_MS = 150;

interface Looking {
  nodes: FrameNodes;
  send: (message: FromFrame) => void;
}

/** `page` is the scroller. */
export function useLastInView(page: HTMLElement | null, { nodes, send }: Looking): void {
  useEffect(() => {
    const content = page?.querySelector('[data-flow]');
    if (page === null || content === null || content === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before: Uid | null | undefined;
    const look = () => {
      const last = nodes.length === 0 ? null : lastInView(page);
      if (last !== before) send({ t: 'in-view', last });
      before = last;
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    };
    later();
    const sizes = new ResizeObserver(later);
    sizes.observe(content);
    page.addEventListener('scroll', later, { passive: true });
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      page.removeEventListener('scroll', later);
    };
  }, [page, nodes, send]);
}
