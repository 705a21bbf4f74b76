// Makes a scroller reachable by keyboard while its content overflows.
import { type RefObject, useEffect, useRef } from 'react';

/** Ref of a scroller that gets a tab stop while its content overflows, so that the arrow keys can scroll it. */
export function useKeyboardScroll<Scroller extends HTMLElement>(): RefObject<Scroller | null> {
  const scroller = useRef<Scroller>(null);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  return scroller;
}
