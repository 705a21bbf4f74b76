// Strips metadata of uploaded pictures: EXIF (position, camera), comments, bytes behind the end. Orientation, colour
// profile and animation stay; the pixels are unchanged.
import { crc32 } from 'node:zlib';
import type { PictureType } from './picture-type';

/** Thrown where the segments of a picture cannot be followed to its end. */
export class BrokenPictureError extends Error {
  override name = 'BrokenPictureError';
}

interface Part {
  /** Offset of the segment, its marker or length included. */
  from: number;
  to: number;
}

const joined = (bytes: Buffer, parts: readonly (Part | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (Buffer.isBuffer(part) ? part : bytes.subarray(part.from, part.to))));

function requireRoom(bytes: Buffer, to: number): void {
  if (to > bytes.length) throw new BrokenPictureError('The picture breaks off.');
}

/** An EXIF block with only the orientation (TIFF tag 0x0112). */
function orientationBlock(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010001000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

const EXIF_HEAD = Buffer.from('Exif\0\0', 'latin1');

function exifSegment(orientation: number): Buffer {
  const data = Buffer.concat([EXIF_HEAD, orientationBlock(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** APP0 (JFIF), APP2 (colour profile) and APP14 (Adobe's colours) change how a picture looks. */
const SHOWN_APPS = new Set([0xe0, 0xe2, 0xee]);
const COMMENT = 0xfe;
const isApp = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;
/** Multi-picture format, also in APP2: its further pictures are behind the end. */
const isMultiPicture = (bytes: Buffer, from: number): boolean =>
  bytes.toString('latin1', from + 4, from + 8) === 'MPF\0';

/** End of a scan's data: at the next marker that is neither stuffing nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new BrokenPictureError('The picture breaks off.');
}

function stripJpeg(bytes: Buffer, orientation: number): Buffer {
  const parts: (Part | Buffer)[] = [{ from: 0, to: 2 }];
  if (orientation > 1) parts.push(exifSegment(orientation));
  let at = 2;
  for (;;) {
    requireRoom(bytes, at + 4);
    if (bytes[at] !== 0xff) throw new BrokenPictureError('A segment has no marker.');
    const marker = bytes[at + 1] ?? 0;
    // Markers may be padded with 0xff.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const to = at + 2 + bytes.readUInt16BE(at + 2);
    requireRoom(bytes, to);
    const isDropped =
      marker === COMMENT || (isApp(marker) && (!SHOWN_APPS.has(marker) || isMultiPicture(bytes, at)));
    if (!isDropped) parts.push({ from: at, to });
    at = to;
    if (marker !== START_OF_SCAN) continue;
    const end = endOfScan(bytes, to);
    parts.push({ from: to, to: end });
    at = end;
    if (bytes[end + 1] === END_OF_IMAGE) return joined(bytes, [...parts, { from: end, to: end + 2 }]);
  }
}

/** Chunks that change how a PNG looks; the rest are texts, times and notes. */
const SHOWN_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs acTL fcTL fdAT'.split(' '),
);

function exifChunk(orientation: number): Buffer {
  const named = Buffer.concat([Buffer.from('eXIf', 'latin1'), orientationBlock(orientation)]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(named.length - 4, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

function stripPng(bytes: Buffer, orientation: number): Buffer {
  const parts: (Part | Buffer)[] = [{ from: 0, to: 8 }];
  for (let at = 8; ; ) {
    requireRoom(bytes, at + 12);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const to = at + 12 + bytes.readUInt32BE(at);
    requireRoom(bytes, to);
    if (SHOWN_CHUNKS.has(type)) parts.push({ from: at, to });
    if (type === 'IHDR' && orientation > 1) parts.push(exifChunk(orientation));
    if (type === 'IEND') return joined(bytes, parts);
    at = to;
  }
}

const WEBP_EXIF = 0x08;
const WEBP_XMP = 0x04;

function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function stripWebp(bytes: Buffer, orientation: number): Buffer {
  const end = 8 + bytes.readUInt32LE(4);
  requireRoom(bytes, end);
  const parts: Buffer[] = [];
  const isTurned = orientation > 1;
  for (let at = 12; at + 8 <= end; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const to = at + 8 + size + (size % 2);
    requireRoom(bytes, Math.min(to, end));
    const chunk = Buffer.from(bytes.subarray(at, to));
    if (type === 'VP8X') chunk[8] = ((chunk[8] ?? 0) & ~(WEBP_EXIF | WEBP_XMP)) | (isTurned ? WEBP_EXIF : 0);
    if (type !== 'EXIF' && type !== 'XMP ') parts.push(chunk);
    at = to;
  }
  // Only the extended format can have an orientation.
  if (isTurned) parts.push(webpChunk('EXIF', orientationBlock(orientation)));
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

const GIF_EXTENSION = 0x21;
const GIF_IMAGE = 0x2c;
const GIF_TRAILER = 0x3b;
const GIF_APPLICATION = 0xff;
const GIF_CONTROL = 0xf9;

const colourTable = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** The end of a chain of blocks, each with its length before it. */
function endOfBlocks(bytes: Buffer, from: number): number {
  for (let at = from; ; ) {
    requireRoom(bytes, at + 1);
    const size = bytes[at] ?? 0;
    at += 1 + size;
    if (size === 0) return at;
  }
}

function stripGif(bytes: Buffer): Buffer {
  requireRoom(bytes, 13);
  const parts: Part[] = [{ from: 0, to: 13 + colourTable(bytes[10] ?? 0) }];
  for (let at = parts[0]?.to ?? 13; ; ) {
    requireRoom(bytes, at + 1);
    const kind = bytes[at];
    if (kind === GIF_TRAILER) return joined(bytes, [...parts, { from: at, to: at + 1 }]);
    const label = bytes[at + 1];
    if (kind === GIF_EXTENSION) {
      const to = endOfBlocks(bytes, at + 2);
      const isLoop =
        label === GIF_APPLICATION && /^(?:NETSCAPE|ANIMEXTS)/.test(bytes.toString('latin1', at + 3, at + 14));
      if (label === GIF_CONTROL || isLoop) parts.push({ from: at, to });
      at = to;
    } else if (kind === GIF_IMAGE) {
      requireRoom(bytes, at + 10);
      const to = endOfBlocks(bytes, at + 11 + colourTable(bytes[at + 9] ?? 0));
      parts.push({ from: at, to });
      at = to;
    } else throw new BrokenPictureError('A block is of no known kind.');
  }
}

/**
 * The picture without metadata.
 * @param orientation 1 to 8, as EXIF counts.
 * Throws a BrokenPictureError where it cannot be followed to its end.
 */
export function stripMetadata(
  given: Uint8Array,
  { extension, orientation }: { extension: PictureType['extension']; orientation: number },
): Uint8Array {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const STRIPPERS = { jpg: stripJpeg, png: stripPng, webp: stripWebp, gif: stripGif };
  return new Uint8Array(STRIPPERS[extension](bytes, orientation));
}
