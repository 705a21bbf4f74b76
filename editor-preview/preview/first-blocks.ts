// What of a long page is painted first: its beginning; the rest follows that paint.
import { startTransition, useEffect, useMemo, useState } from 'react';
import { registry } from '~/widgets/registry.gen';
import type { FrameNodes } from './frame-document';

/** More than two screens of the lowest blocks. */
export const FIRST_BLOCKS = 40;

const isPlaced = (id: string): boolean => (registry[id]?.place ?? 'flow') !== 'flow';

/** The beginning of a page, with what stands around the blocks. */
export const firstBlocks = (nodes: FrameNodes): FrameNodes =>
  nodes.filter(({ id }, index) => index < FIRST_BLOCKS || isPlaced(id));

/** All blocks once the first ones are painted, or while one is selected, which may be any of them. */
export function useFirstBlocks(nodes: FrameNodes, isSelecting: boolean): FrameNodes {
  const [isPainted, setIsPainted] = useState(false);
  const isThere = nodes.length > 0;
  useEffect(() => {
    if (!isThere) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isThere]);
  const isWhole = isPainted || isSelecting || nodes.length <= FIRST_BLOCKS;
  return useMemo(() => (isWhole ? nodes : firstBlocks(nodes)), [nodes, isWhole]);
}
