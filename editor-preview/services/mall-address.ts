// Addresses of the mall's own files as the studio sees them: it lies one folder below the mall.
import { isSafePicture } from '~/domain/links';
import { pictureAtWidth, type PictureWidth } from '~/domain/picture-address';

const isOutside = (url: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(url);

/** Address of a stored picture or film; '' for one that may not be loaded. */
export function mallAddress(url: string): string {
  if (!isSafePicture(url)) return '';
  return isOutside(url) ? url : `../${url}`;
}

/** The same, in a width where our server has it. */
export const thumbAddress = (url: string, width: PictureWidth): string =>
  mallAddress(pictureAtWidth(url, width));

/** Where shoppers open a page, by its document. */
export const livePageAddress = (doc: string): string =>
  `../#/pages/index/index?page_id=${doc.replace('page-', '')}`;
