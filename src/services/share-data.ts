// The share data of the front screen: title, picture and address.

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
