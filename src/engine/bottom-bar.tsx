// The slot for a screen's bottom bar, below the scrolling part, so that it covers nothing.
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * The slot's element, once it is mounted. The object never changes: a context that changes after the first render would
 * make React drop server markup that is not hydrated yet.
 */
export interface BottomBarSlot {
  element: () => HTMLElement | null;
  subscribe: (listener: () => void) => () => void;
  /** Sets the element; a ref callback. */
  put: (element: HTMLElement | null) => void;
}

export function makeBottomBarSlot(): BottomBarSlot {
  const listeners = new Set<() => void>();
  let current: HTMLElement | null = null;
  return {
    element: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put: (element) => {
      current = element;
      for (const listener of listeners) listener();
    },
  };
}

const NOWHERE = makeBottomBarSlot();

export const BottomBarContext = createContext<BottomBarSlot>(NOWHERE);

/** Renders its children below the scrolling part of the screen, above the tab bar. */
export function BottomBar({ children }: { children: ReactNode }) {
  const { subscribe, element } = useContext(BottomBarContext);
  // Nothing at first, as in server markup; known before the first paint, so that what is above does not move.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const follow = () => setPlace(element());
    follow();
    return subscribe(follow);
  }, [subscribe, element]);
  return place === null ? null : createPortal(children, place);
}
