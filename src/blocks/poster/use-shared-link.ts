// What the screen of a poster shares: the screen that the poster's code opens.
import { useEffect } from 'react';
import { readShareLink } from '~/domain/share-link';
import { useScreen } from '../../engine/screen-context';

/** Does nothing for a link of a backend that builds its links in another way. */
export function useSharedLink(title: string, link: string): void {
  const { setShare } = useScreen();
  useEffect(() => {
    const screen = readShareLink(link);
    if (screen === null) return;
    const search = new URLSearchParams(screen.params).toString();
    setShare({ title, target: { path: screen.path, search } });
  }, [setShare, title, link]);
}
