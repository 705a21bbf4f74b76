// Reports the last block in view, behind which a new one comes, whenever the page rests with another one.
import { useEffect } from 'react';
import type { Uid } from '~/domain/studio/document';
import type { FromFrame } from '../frame/messages';
import { lookAtRest } from './at-rest';
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
    if (page === null) return undefined;
    let before: Uid | null | undefined;
    const look = () => {
      const last = nodes.length === 0 ? null : lastInView(page);
      if (last !== before) send({ t: 'in-view', last });
      before = last;
    };
    return lookAtRest(page, { restMs: REST_MS, isOfScroll: true, look });
  }, [page, nodes, send]);
}
