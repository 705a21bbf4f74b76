// Whether the window has room for the whole editor: panels, phone and form side by side.
import { useSyncExternalStore } from 'react';

const ROOM = '(width >= 1024px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(ROOM);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const hasRoom = (): boolean => window.matchMedia(ROOM).matches;

export const useHasRoom = (): boolean => useSyncExternalStore(subscribe, hasRoom);
