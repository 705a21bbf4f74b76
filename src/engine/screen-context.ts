// The context of a screen: its location in the stack, whether it is in front, its title.
import { createContext, useContext, useEffect, useRef } from 'react';
import type { ShareCard } from '~/domain/share-card';
import { useLatest } from '~/ui/use-latest';

export interface ShareData extends Partial<ShareCard> {
  title: string;
  /** The screen that a link should open, where it is another one than this. */
  target?: { path: string; search: string };
}

export interface ScreenContextValue {
  path: string;
  search: string;
  /** True while the screen is the top one. */
  isFront: boolean;
  setTitle: (title: string) => void;
  setShare: (share: ShareData | null) => void;
}

export const ScreenContext = createContext<ScreenContextValue | null>(null);

export function useScreen(): ScreenContextValue {
  const screen = useContext(ScreenContext);
  if (screen === null) throw new Error('useScreen() needs a screen around it');
  return screen;
}

/** Sets the title while the screen shows, for titles in the response. */
export function useTitle(title: string | undefined): void {
  const { setTitle } = useScreen();
  useEffect(() => {
    if (title !== undefined && title !== '') setTitle(title);
  }, [title, setTitle]);
}

/** Calls back each time the screen shows again, to refetch what may have changed. */
export function useShownAgain(onShown: () => void): void {
  const isFirst = useRef(true);
  const latest = useLatest(onShown);
  // <Activity> unmounts the effects of a hidden screen and runs them again when it shows.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else latest.current();
  }, [latest]);
}
