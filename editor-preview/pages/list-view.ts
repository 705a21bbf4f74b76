// Rows or cards: what this computer remembers, where the window is wide enough for cards.
import { useState, useSyncExternalStore } from 'react';
import { remember, remembered } from '../services/remembered';

export type ListView = 'rows' | 'cards';

const WIDE = '(width >= 1440px)';
const NAME = 'studio.pages.view';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** `choose` is null in windows that have no room for cards. */
export function useListView(): { view: ListView; choose: ((view: ListView) => void) | null } {
  const isWide = useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
  const [view, setView] = useState<ListView>(() => (remembered(NAME) === 'cards' ? 'cards' : 'rows'));
  const choose = (next: ListView) => {
    setView(next);
    remember(NAME, next);
  };
  return isWide ? { view, choose } : { view: 'rows', choose: null };
}
