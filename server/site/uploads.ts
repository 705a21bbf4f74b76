// Serves uploads: unchanged, or in a width of the ladder and the best format that the client accepts.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { isResizable, PICTURE_WIDTHS } from '~/domain/picture-address';
import { SQUARE_PARAM } from '~/domain/share-card';
import { BusyError } from '../pictures/raster/gate';
import { PictureCache } from '../pictures/raster/picture-cache';
import {
  isAnimated,
  type PictureFormat,
  RECIPE,
  resizePicture,
  squarePicture,
  UnreadablePictureError,
} from '../pictures/raster/raster';
import { respondWithFile } from '../http/byte-range';
import { fileWithin, typeOf } from './site';

/** Room for some ten thousand pictures of a goods list. */
const CACHE_BYTES = 256 * 1024 * 1024;

/** Names are random and files never change. */
const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Whether an Accept header names a type and does not refuse it; wildcards do not imply new formats. */
const accepts = (header: string, type: string): boolean =>
  header.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.toLowerCase().split(';');
    return name.trim() === type && !parameters.some((text) => /^\s*q=0(?:\.0*)?\s*$/.test(text));
  });

/** AVIF, else WebP, else the original format. */
function formatFor(accept: string, path: string): PictureFormat {
  if (accepts(accept, 'image/avif')) return 'avif';
  if (accepts(accept, 'image/webp')) return 'webp';
  return path.split('.').at(-1) as PictureFormat;
}

/** Whether the picture is asked for as the card of a shared screen shows it (domain/share-card.ts). */
export const isSquareAsked = (context: Context): boolean => context.req.query(SQUARE_PARAM) !== undefined;

interface Making {
  file: string;
  /** In the cache, and as its type and tag. */
  name: string;
  make: () => Promise<Uint8Array>;
}

export class Uploads {
  readonly #folder: string;
  readonly #cache: PictureCache;

  constructor(dataFolder: string, onFailure: (error: unknown, route: string) => void) {
    this.#folder = join(dataFolder, 'uploads');
    this.#cache = new PictureCache({
      folder: join(dataFolder, 'picture-cache'),
      maxBytes: CACHE_BYTES,
      onFailure: (error) => onFailure(error, 'uploads'),
    });
  }

  /** Serves `uploads/<path>`, with `?w=` in that width. */
  async answer(context: Context, path: string): Promise<Response> {
    const file = fileWithin(this.#folder, path);
    if (file === null) return context.notFound();
    const asked = context.req.query('w');
    if (!isResizable(`uploads/${path}`)) return original(context, file, FOREVER);
    if (isSquareAsked(context)) return this.#square(context, file);
    if (asked === undefined) return original(context, file, FOREVER);
    const width = PICTURE_WIDTHS.find((one) => String(one) === asked);
    if (width === undefined) return context.text(`图片宽度只能是：${PICTURE_WIDTHS.join('、')}`, 400);
    const format = formatFor(context.req.header('accept') ?? '', path);
    return this.#resized(context, { file, width, format });
  }

  async #resized(
    context: Context,
    { file, width, format }: { file: string; width: number; format: PictureFormat },
  ): Promise<Response> {
    const name = `${nameOf(file)}-${width}-${RECIPE}.${format}`;
    const make = async () => {
      const bytes = await readFile(file);
      return (await isAnimated(bytes)) ? UNCHANGED : resizePicture(bytes, { width, format });
    };
    return this.#made(context, { file, name, make });
  }

  #square(context: Context, file: string): Promise<Response> {
    const name = `${nameOf(file)}-${SQUARE_PARAM}-${RECIPE}.jpg`;
    return this.#made(context, { file, name, make: async () => squarePicture(await readFile(file)) });
  }

  /** One of our drawings as the card of a shared screen shows it. */
  async squareDrawing(context: Context, path: string, svg: string): Promise<Response> {
    const name = `drawing-${path.replaceAll('/', '-')}-${SQUARE_PARAM}-${RECIPE}.jpg`;
    const made = await this.#cache
      .get(name, () => squarePicture(Buffer.from(svg)))
      .catch((error: unknown) => {
        if (error instanceof BusyError) return null;
        throw error;
      });
    if (made === null) return context.text('请稍后再试', 503, { 'Cache-Control': 'no-store' });
    return context.body(new Uint8Array(made), 200, {
      'Content-Type': typeOf(name),
      'Cache-Control': 'public, max-age=86400',
    });
  }

  async #made(context: Context, { file, name, make }: Making): Promise<Response> {
    const headers = { ...FOREVER, ETag: `"${name}"`, Vary: 'Accept' };
    if (hasCached(context, name)) return context.body(null, 304, headers);
    try {
      const made = await this.#cache.get(name, make);
      if (made.byteLength === 0) return await original(context, file, { ...FOREVER, Vary: 'Accept' });
      return context.body(new Uint8Array(made), 200, { 'Content-Type': typeOf(name), ...headers });
    } catch (error) {
      // While the resizer is busy the original is sent uncached; later requests get the small one.
      if (error instanceof BusyError) return original(context, file, { 'Cache-Control': 'no-store' });
      if (!(error instanceof UnreadablePictureError)) throw error;
      return context.text('图片已损坏，无法显示', 422, { 'Cache-Control': 'no-store' });
    }
  }
}

/** Marks a picture that is served unchanged. */
const UNCHANGED = new Uint8Array();

const nameOf = (file: string): string => (file.split(/[\\/]/).at(-1) ?? '').replace('.', '-');

/** Whether the client has cached the file of that tag. */
const hasCached = (context: Context, tag: string): boolean =>
  (context.req.header('if-none-match') ?? '').includes(`"${tag}"`);

async function original(context: Context, file: string, headers: Record<string, string>): Promise<Response> {
  const tag = nameOf(file);
  const tagged = { ...headers, ETag: `"${tag}"` };
  if (hasCached(context, tag)) return context.body(null, 304, tagged);
  const bytes = new Uint8Array(await readFile(file));
  return respondWithFile(context, bytes, { 'Content-Type': typeOf(file), ...tagged });
}
