// Stores a picture that somebody sent: checked, without metadata, under a random name.
import type { Kysely } from 'kysely';
import { MAX_UPLOAD_BYTES } from '~/domain/constants';
import type { Tables } from '../../db/tables';
import type { Upload } from '../../http/body/upload';
import { MallError } from '../../http/errors';
import { BusyError } from '../../pictures/raster/gate';
import { isReadable, measurePicture, type PictureSize } from '../../pictures/raster/raster';
import { BrokenPictureError, stripMetadata } from '../../pictures/strip-metadata';
import { writeUpload } from '../../pictures/upload-file';
import { type PictureType, pictureTypeOf } from '../../pictures/picture-type';

const IMAGE = 1;
/** How long a guest's picture is kept for the shopper that he becomes. */
const GUEST_LIFE_MS = 86_400_000;
const MIB = 1024 * 1024;
export const BROKEN = '上传的图片有问题';

const megabytes = (bytes: number): string => (bytes / MIB).toFixed(2);

const endingOf = (name: string): string => /\.([\w+-]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '未知';

function requireType({ name, bytes }: Upload): PictureType {
  const size = bytes.byteLength;
  if (size === 0) throw new MallError(BROKEN);
  const limit = `最大限制为:${megabytes(MAX_UPLOAD_BYTES)}MB`;
  if (size > MAX_UPLOAD_BYTES)
    throw new MallError(`图片大小超出限制,当前大小为: ${megabytes(size)}MB,${limit}`);
  const type = pictureTypeOf(bytes);
  if (type === null) throw new MallError(`不支持的文件类型: ${endingOf(name)}`);
  return type;
}

/** Refuses what declares too many pixels, before it is decoded, and what cannot be decoded. */
async function requireReadable(bytes: Uint8Array): Promise<PictureSize> {
  const size = await measurePicture(bytes);
  if (size === null) throw new MallError(BROKEN);
  const { width, height, maxPixels } = size;
  const limit = `最大限制为:${Math.floor(maxPixels / 10_000)}万像素`;
  if (width * height > maxPixels)
    throw new MallError(`图片尺寸超出限制,当前尺寸为: ${width}×${height},${limit}`);
  const canBeRead = await isReadable(bytes).catch((error: unknown) => {
    throw error instanceof BusyError ? new MallError('上传的人太多，请稍后再试') : error;
  });
  if (!canBeRead) throw new MallError(BROKEN);
  return size;
}

/** The picture as it is stored: without GPS position and bytes behind its end. */
function withoutMetadata(bytes: Uint8Array, kind: Parameters<typeof stripMetadata>[1]): Uint8Array {
  try {
    return stripMetadata(bytes, kind);
  } catch (error) {
    throw error instanceof BrokenPictureError ? new MallError(BROKEN) : error;
  }
}

/** Letters of a stored client name, which only comes back in answers. */
const cleanName = (name: string): string => name.replace(/[^\p{L}\p{N}._ -]/gu, '').slice(-100) || 'image';

interface Owner {
  /** Null for a guest. */
  userId: number | null;
}

interface Store {
  db: Kysely<Tables>;
  dataFolder: string;
  now: Date;
}

/** The stored row. Throws a MallError for what is no picture, too large, or broken. */
export async function storePicture({ db, dataFolder, now }: Store, given: Upload, { userId }: Owner) {
  const { extension, mimeType } = requireType(given);
  const { width, height, orientation } = await requireReadable(given.bytes);
  const bytes = withoutMetadata(given.bytes, { extension, orientation });
  const key = await writeUpload(dataFolder, { bytes, width, height, extension, now });
  return db
    .insertInto('attachments')
    .values({
      user_id: userId,
      name: cleanName(given.name),
      file_key: key,
      mime_type: mimeType,
      size_bytes: bytes.byteLength,
      url: `uploads/${key}`,
      type: IMAGE,
      expires_at: userId === null ? new Date(now.getTime() + GUEST_LIFE_MS) : null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
