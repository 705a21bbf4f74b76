// Owns the place for a screen's own bars below the scrolling part, so that nothing hides under them.
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/**
 * Where a screen's foot is, once it is there. The object stays the same: a context that changes after the first drawing
 * would make React drop the server's markup that has not come alive yet.
 */
export interface BottomBarPlace {
  element: () => HTMLElement | null;
  subscribe: (listener: () => void) => () => void;
  /** Takes the element as a ref does. */
  put: (element: HTMLElement | null) => void;
}

export function makeBottomBarPlace(): BottomBarPlace {
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

const NOWHERE = makeBottomBarPlace();

export const BottomBarContext = createContext<BottomBarPlace>(NOWHERE);

/** Draws its children under the scrolling part of the screen, above the tab bar. */
export function BottomBar({ children }: { children: ReactNode }) {
  const { subscribe, element } = useContext(BottomBarContext);
  const place = useSyncExternalStore(subscribe, element, () => null);
  return place === null ? null : createPortal(children, place);
}
