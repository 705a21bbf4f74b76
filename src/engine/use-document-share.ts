// Sets the document's title and the social app's share data to those of the front screen.
import { useEffect } from 'react';
import { isSocialApp } from '../services/platform';
import { setShareData } from '../services/share-data';
import type { ShareData } from './screen-context';

interface DocumentShare {
  title: string;
  share: ShareData | null;
  path: string;
  search: string;
  isFront: boolean;
}

export function useDocumentShare({ title, share, path, search, isFront }: DocumentShare): void {
  useEffect(() => {
    if (!isFront) return;
    document.title = title;
    const screen = { title, ...share, ...(share?.target ?? { path, search }) };
    setShareData(screen);
    if (isSocialApp())
      import('../services/share').then(
        ({ offerToSocialApp }) => offerToSocialApp(screen),
        // Without its code the menu shares the bare address.
        () => undefined,
      );
  }, [title, share, path, search, isFront]);
}
