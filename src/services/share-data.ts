// The share data of the front screen: its card and its address.
import type { ShareCard } from '~/domain/share-card';

export interface SharedScreen extends Partial<ShareCard> {
  title: string;
  path: string;
  search: string;
}

let shared: SharedScreen = { title: '', path: '', search: '' };

export function setShareData(screen: SharedScreen): void {
  shared = screen;
}

export const shareData = (): SharedScreen => shared;
