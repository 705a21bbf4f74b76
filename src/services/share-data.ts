// Owns what would be shared now: the front screen's title, picture and address.

export interface SharedScreen {
  title: string;
  picture: string;
  path: string;
  search: string;
}

let shared: SharedScreen = { title: '', picture: '', path: '', search: '' };

export function setShareData(screen: SharedScreen): void {
  shared = screen;
}

export const shareData = (): SharedScreen => shared;
