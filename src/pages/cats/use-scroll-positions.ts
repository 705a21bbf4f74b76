// Owns keeping the scroll place of each category while the shopper moves between them.
import { useLayoutEffect, useRef } from 'react';
import { useScrollerRef } from '../../engine/scroller';

/** Call `keep` before the category changes; the place of the new one is restored once it is rendered. */
export function useScrollPositions(current: number): { keep: () => void } {
  const scroller = useScrollerRef();
  const places = useRef(new Map<number, number>());
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    scroller.current?.scrollTo({ top: places.current.get(current) ?? 0 });
  }, [current, scroller]);
  return {
    keep: () => {
      places.current.set(current, scroller.current?.scrollTop ?? 0);
    },
  };
}
