// How much of the window's foot a keyboard covers, where it covers the page in place of shrinking it.
import { useSyncExternalStore } from 'react';

const EVENTS = ['resize', 'scroll'] as const;

function subscribe(listener: () => void): () => void {
  const viewport = window.visualViewport;
  for (const name of EVENTS) viewport?.addEventListener(name, listener);
  return () => {
    for (const name of EVENTS) viewport?.removeEventListener(name, listener);
  };
}

/** In pixels. A page that is pinched larger is covered by nothing. */
function covered(): number {
  const viewport = window.visualViewport;
  if (viewport === null || viewport === undefined || viewport.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}

export const useKeyboardInset = (): number => useSyncExternalStore(subscribe, covered, () => 0);
