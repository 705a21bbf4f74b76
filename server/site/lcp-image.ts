// Inlines the LCP image in home's markup: on a slow line a request takes longer than its bytes.
import { pictureAtWidth } from '~/domain/picture-address';
import { paintDrawing } from '~/server/pictures/raster/raster';

interface Picture {
  type: string;
  bytes: Uint8Array;
}

/** A picture as it would be served; null when there is none. */
export type ReadPicture = (address: string) => Promise<Picture | null>;

/**
 * Limit in bytes: slow 4G transfers as much in a third of a round trip. Icons are not inlined: decoding so many at once
 * delays hydration on a cheap phone.
 */
const MOST = 32 * 1024;

/** The LCP image's element in markup. */
export const LCP_IMAGE = /<img [^>]* fetchPriority="high"[^>]*>/;
export const OURS = /^(?:pictures|uploads)\//;

const sourceOf = (tag: string): string => (/ src="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');

/** Sharp on phones of 414 px at 2x; slightly soft at 3x. */
const phonePicture = (source: string): string => pictureAtWidth(source.split('?')[0] ?? '', 828);

/** For 375 px: another kilobyte takes slow 4G longer than most phones have pixels for. */
const PAINTED_WIDTH = 750;

/** The last rasterised SVG: home is rendered far more often than its LCP image changes. */
let last: { drawing: Uint8Array; picture: Uint8Array } | null = null;

/** SVGs are rasterised: rendering one takes a phone a sixth of the time to its first paint. */
async function painted({ type, bytes }: Picture): Promise<Picture> {
  if (!type.startsWith('image/svg+xml')) return { type, bytes };
  if (last === null || Buffer.compare(bytes, last.drawing) !== 0)
    last = { drawing: bytes, picture: await paintDrawing(bytes, PAINTED_WIDTH) };
  return { type: 'image/webp', bytes: last.picture };
}

export const dataAddress = ({ type, bytes }: Picture): string =>
  `data:${type.split(';')[0] ?? ''};base64,${Buffer.from(bytes).toString('base64')}`;

/**
 * Markup with its LCP image inlined. The client's own render names the picture's address; React leaves the element
 * unchanged until that address changes.
 */
export async function withLcpImage(markup: string, read: ReadPicture): Promise<string> {
  const tag = LCP_IMAGE.exec(markup)?.[0] ?? '';
  const source = sourceOf(tag);
  if (!OURS.test(source)) return markup;
  const found = await read(tag.includes(' srcSet="') ? phonePicture(source) : source);
  const picture = found && (await painted(found).catch(() => null));
  if (picture === null || picture.bytes.byteLength > MOST) return markup;
  const image = tag
    .replace(/ (?:srcSet|sizes)="[^"]*"/g, '')
    .replace(/ src="[^"]*"/, () => ` src="${dataAddress(picture)}"`);
  return markup.replace(tag, () => image);
}
