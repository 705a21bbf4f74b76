// Measures, checks and resizes uploaded pictures, a few at once, in bounded memory.
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { MAX_PICTURE_PIXELS } from '~/domain/constants';
import { Gate } from './gate';

// The gate bounds the concurrency; threads within one picture would compete with the server.
sharp.concurrency(1);
// Results are cached on disk; the library's own cache in memory is not needed.
sharp.cache(false);

/** One core stays free for answers; Node has four threads for all such work and for files. */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
/** Queue length; above it the original is served, and an upload is refused. */
const MOST_WAITING = 24;
const gate = new Gate({ running: AT_ONCE, waiting: MOST_WAITING });

export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

/**
 * Part of every stored name, so that pictures are made anew when this table changes. AVIF at effort 1 takes the time of
 * WebP for two thirds of its bytes; at the library's default effort 4 one picture would take ten seconds.
 */
export const RECIPE = 1;
const ENCODERS: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 75 }),
  jpg: (picture) => picture.jpeg({ quality: 80 }),
  png: (picture) => picture.png(),
};

/** Shows the readable part of a damaged picture, as browsers do, unless it is truncated. */
const read = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'truncated', sequentialRead: true });

export interface PictureSize {
  width: number;
  height: number;
  /** Pixels that a picture of its kind may have. */
  maxPixels: number;
  /** As EXIF counts, 1 to 8; 1 is upright. */
  orientation: number;
}

/** Size in pixels as the file's header declares it, before decoding; null without one. */
export async function measurePicture(bytes: Uint8Array): Promise<PictureSize | null> {
  try {
    const {
      autoOrient,
      pageHeight,
      isProgressive,
      orientation = 1,
    } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata();
    // Progressive and interlaced pictures are decoded whole; cameras make none.
    const maxPixels = isProgressive ? MAX_PICTURE_PIXELS / 2 : MAX_PICTURE_PIXELS;
    // As shown: cameras store pictures unrotated and record their orientation.
    return { width: autoOrient.width, height: pageHeight ?? autoOrient.height, maxPixels, orientation };
  } catch {
    return null;
  }
}

const TRIAL_WIDTH = 96;

/** Whether the whole picture can be decoded. */
export const isReadable = (bytes: Uint8Array): Promise<boolean> =>
  gate.run(async () => {
    try {
      await read(bytes).resize({ width: TRIAL_WIDTH }).raw().toBuffer();
      return true;
    } catch {
      return false;
    }
  });

/** Animated PNGs look like still ones to the library; their acTL chunk is before the first picture's data. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const data = file.indexOf('IDAT');
  const mark = file.subarray(0, Math.max(data, 0)).indexOf('acTL');
  return mark >= 0;
}

/** Thrown for what is no picture, is truncated, or has too many pixels. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';
}

/** Maps the library's many error messages to one error. */
async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new UnreadablePictureError('The picture cannot be read.', { cause });
  }
}

/** Whether the picture is animated: resizing would leave its first frame only. */
export const isAnimated = (bytes: Uint8Array): Promise<boolean> =>
  reading(async () => {
    const { pages = 1, format } = await read(bytes).metadata();
    return pages > 1 || (format === 'png' && isAnimatedPng(bytes));
  });

/** One of our SVGs as a picture of that width: a phone decodes it off the main thread, and renders an SVG on it. */
export const paintDrawing = (svg: Uint8Array, width: number): Promise<Uint8Array> =>
  gate.run(() =>
    reading(async () => {
      const drawing = sharp(svg, { density: 144 });
      const { isOpaque } = await drawing.stats();
      const picture = drawing.resize({ width });
      // An alpha channel costs bytes and time, also where every pixel is opaque.
      return (isOpaque ? picture.removeAlpha() : picture).webp({ quality: 50, effort: 6 }).toBuffer();
    }),
  );

/** The picture upright, at most that wide and without metadata (its position, for one). */
export const resizePicture = (
  bytes: Uint8Array,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Uint8Array> =>
  gate.run(() =>
    reading(async () => {
      const resized = read(bytes).autoOrient().resize({ width, withoutEnlargement: true });
      return ENCODERS[format](resized).toBuffer();
    }),
  );

/** Of the card of a shared screen: the social app asks for 300 px, and for less than it loads in a second. */
const SQUARE_WIDTH = 500;

/** The middle of a picture or of one of our drawings as a square JPEG, which every app shows. */
export const squarePicture = (bytes: Uint8Array): Promise<Uint8Array> =>
  gate.run(() =>
    reading(() =>
      sharp(bytes, { density: 144, limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'truncated' })
        .autoOrient()
        .resize({ width: SQUARE_WIDTH, height: SQUARE_WIDTH, fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80 })
        .toBuffer(),
    ),
  );

/** Widest picture that a drawing becomes. */
const MAX_DRAWING_WIDTH = 2048;

/** A drawing from outside as a still PNG: its scripts do not run, and nothing that it names is loaded. */
export const rasteriseDrawing = (svg: Uint8Array): Promise<Uint8Array> =>
  gate.run(() =>
    reading(async () => {
      const drawing = sharp(svg, { density: 144, limitInputPixels: MAX_PICTURE_PIXELS });
      return drawing.resize({ width: MAX_DRAWING_WIDTH, withoutEnlargement: true }).png().toBuffer();
    }),
  );

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An area of the upright picture. */
export const cropPicture = (
  bytes: Uint8Array,
  { area, format }: { area: Area; format: PictureFormat },
): Promise<Uint8Array> =>
  gate.run(() =>
    reading(async () => {
      const { x: left, y: top, width, height } = area;
      const cut = read(bytes).autoOrient().extract({ left, top, width, height });
      return ENCODERS[format](cut).toBuffer();
    }),
  );

/** Rows of pixels from the top, without gaps; each has that many bytes. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

interface PixelChange {
  width: number;
  /** Transforms the pixels; returns as many. */
  change: (pixels: Pixels) => Uint8Array;
}

const SMALL_SIDE = 48;

/** The picture as a small square, on white. */
export const smallPixels = (bytes: Uint8Array): Promise<Pixels> =>
  gate.run(() =>
    reading(async () => {
      const square = read(bytes).resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'fill' });
      const { data, info } = await square
        .flatten({ background: '#fff' })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { data, width: info.width, height: info.height, channels: 3 };
    }),
  );

/** Small SVGs do not queue behind uploads. */
const smallGate = new Gate({ running: AT_ONCE, waiting: 200 });

/** A small SVG of ours as a WebP of that width, with its pixels transformed. */
export const paintPixels = (svg: Uint8Array, { width, change }: PixelChange): Promise<Uint8Array> =>
  smallGate.run(async () => {
    const drawing = sharp(svg, { density: 144 }).resize({ width }).removeAlpha().raw();
    const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
    const pixels = { data, width: info.width, height: info.height, channels: 3 } as const;
    const { width: wide, height, channels } = pixels;
    return sharp(change(pixels), { raw: { width: wide, height, channels } })
      .webp({ quality: 55, effort: 2 })
      .toBuffer();
  });
