// Reports the last block in view, behind which a new one comes, whenever the page rests with another one.
import { useEffect, useMemo } from 'react';
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
  // A keystroke changes a block, and not where it stands.
  const order = useMemo(() => nodes.map(({ uid }) => uid).join(' '), [nodes]);
  useEffect(() => {
    if (page === null) return undefined;
    let before: Uid | null | undefined;
    const look = () => {
      const last = order === '' ? null : lastInView(page);
      if (last !== before) send({ t: 'in-view', last });
      before = last;
    };
    return lookAtRest(page, { restMs: REST_MS, isOfScroll: true, look });
  }, [page, order, send]);
}
