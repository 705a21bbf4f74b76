// Saves and restores the scroll position of each category.
import { useLayoutEffect, useRef } from 'react';
import { useScrollerRef } from '../../engine/scroller';

/** Call `save` before the category changes; the new one's position is restored once it is rendered. */
export function useScrollPositions(current: number): { save: () => void } {
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
    save: () => {
      places.current.set(current, scroller.current?.scrollTop ?? 0);
    },
  };
}
