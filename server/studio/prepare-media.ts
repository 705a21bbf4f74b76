// Prepares an uploaded file for storage: type by its bytes, within limits, without scripts and location metadata.
import { BusyError } from '../pictures/raster/gate';
import {
  isAnimated,
  isReadable,
  measurePicture,
  rasteriseDrawing,
  resizePicture,
  UnreadablePictureError,
} from '../pictures/raster/raster';
import { BrokenPictureError, stripMetadata } from '../pictures/strip-metadata';
import { type PictureType, pictureTypeOf } from '../pictures/picture-type';
import { StudioError } from './studio-error';

export interface PreparedMedia {
  bytes: Uint8Array;
  kind: 'picture' | 'video';
  extension: string;
  width: number;
  height: number;
  note: string | null;
}

/** Pixels of a side; wider pictures than the second limit are scaled down. */
const MAX_SIDE = 12_000;
const MAX_WIDTH = 4096;

const textAt = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** The brand of an ISO media file: `avif`, `mp42`, …; '' for any other file. */
const brandOf = (bytes: Uint8Array): string => (textAt(bytes, 4, 8) === 'ftyp' ? textAt(bytes, 8, 12) : '');
const AVIF = new Set(['avif', 'avis', 'mif1']);
const FILM = new Set(['isom', 'iso2', 'mp41', 'mp42', 'avc1', 'M4V ']);

const isDrawing = (bytes: Uint8Array): boolean =>
  /^\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|\s)*<svg[\s>]/i.test(
    textAt(bytes, 0, 2000).replace(/^ï»¿/, ''),
  );

async function requireSize(bytes: Uint8Array) {
  const size = await measurePicture(bytes);
  if (size === null) throw new StudioError('picture');
  const { width, height, maxPixels } = size;
  const measures = `图片 ${width}×${height}`;
  if (width > MAX_SIDE || height > MAX_SIDE)
    throw new StudioError('picture', { message: `${measures}，超过 ${MAX_SIDE} 像素` });
  if (width * height > maxPixels)
    throw new StudioError('picture', {
      message: `${measures}，超过 ${Math.floor(maxPixels / 10_000)} 万像素`,
    });
  return size;
}

/** Re-encoded bytes as they are stored. */
async function made(bytes: Uint8Array, extension: string, note: string): Promise<PreparedMedia> {
  const { width, height } = await requireSize(bytes);
  return { bytes, kind: 'picture', extension, width, height, note };
}

async function ofPicture(bytes: Uint8Array, type: PictureType): Promise<PreparedMedia> {
  const { extension } = type;
  const { width, height, orientation } = await requireSize(bytes);
  if (!(await isReadable(bytes))) throw new StudioError('picture');
  if (width > MAX_WIDTH && extension !== 'gif' && !(await isAnimated(bytes))) {
    const small = await resizePicture(bytes, { width: MAX_WIDTH, format: extension });
    return made(small, extension, `图片已缩小到 ${MAX_WIDTH} 像素宽`);
  }
  const plain = stripMetadata(bytes, { extension, orientation });
  return { bytes: plain, kind: 'picture', extension, width, height, note: null };
}

async function prepared(bytes: Uint8Array): Promise<PreparedMedia> {
  const type = pictureTypeOf(bytes);
  if (type !== null) return ofPicture(bytes, type);
  if (isDrawing(bytes)) {
    await requireSize(bytes);
    return made(await rasteriseDrawing(bytes), 'png', 'SVG 已转成图片，其中的脚本已去掉');
  }
  const brand = brandOf(bytes);
  if (AVIF.has(brand)) {
    await requireSize(bytes);
    return made(await resizePicture(bytes, { width: MAX_WIDTH, format: 'webp' }), 'webp', 'AVIF 已转成 WebP');
  }
  if (FILM.has(brand)) return { bytes, kind: 'video', extension: 'mp4', width: 0, height: 0, note: null };
  throw new StudioError('picture');
}

/** @throws StudioError 415 for anything but a picture, 503 while too many are being processed. */
export async function prepareMedia(bytes: Uint8Array): Promise<PreparedMedia> {
  try {
    return await prepared(bytes);
  } catch (error) {
    if (error instanceof UnreadablePictureError || error instanceof BrokenPictureError)
      throw new StudioError('picture');
    if (error instanceof BusyError)
      throw new StudioError('failed', { status: 503, message: '上传的人太多，请稍后再试' });
    throw error;
  }
}
