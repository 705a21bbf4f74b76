// Owns bringing the main picture within home's markup: on a slow line asking for it takes longer than its bytes.
import { pictureAtWidth } from '~/domain/picture-address';

interface Picture {
  type: string;
  bytes: Uint8Array;
}

/** A picture as it would be served; null when there is none. */
export type ReadPicture = (address: string) => Promise<Picture | null>;

/**
 * What it may weigh, in bytes: slow 4G brings as much in a third of the time that a request takes. Icons are not
 * brought along: drawing so many at once keeps a cheap phone from bringing the page alive.
 */
const MOST = 32 * 1024;

const IMAGE = /<img [^>]* fetchPriority="high"[^>]*>/;
/** How React asks for it at the head of the markup. */
export const MAIN_PRELOAD = /<link rel="preload" as="image"[^>]* fetchPriority="high"[^>]*>/;
const OURS = /^(?:pictures|uploads)\//;

const sourceOf = (tag: string): string => (/ src="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');

/** Sharp on phones of 414 px with two pixels each; three show it a little softer. */
const phonePicture = (source: string): string => pictureAtWidth(source.split('?')[0] ?? '', 828);

/** Drawings stay text, which packs better than any code of bytes. */
const dataAddress = ({ type, bytes }: Picture): string =>
  type.startsWith('image/svg+xml')
    ? `data:image/svg+xml,${encodeURIComponent(Buffer.from(bytes).toString())}`
    : `data:${type.split(';')[0] ?? ''};base64,${Buffer.from(bytes).toString('base64')}`;

/**
 * Markup with its main picture in it, and without the request for it beforehand. The phone's own drawing names the
 * picture's address; React leaves the element as it is until that changes.
 */
export async function withMainPicture(markup: string, read: ReadPicture): Promise<string> {
  const tag = IMAGE.exec(markup)?.[0] ?? '';
  const source = sourceOf(tag);
  if (!OURS.test(source)) return markup;
  const picture = await read(tag.includes(' srcSet="') ? phonePicture(source) : source);
  if (picture === null || picture.bytes.byteLength > MOST) return markup;
  const drawn = tag
    .replace(/ (?:srcSet|sizes)="[^"]*"/g, '')
    .replace(' decoding="async"', ' decoding="sync"')
    .replace(/ src="[^"]*"/, () => ` src="${dataAddress(picture)}"`);
  return markup.replace(MAIN_PRELOAD, '').replace(tag, () => drawn);
}
