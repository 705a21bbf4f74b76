// api/attachment/upload: stores pictures in the folder of uploads, under random names.
import { MAX_UPLOAD_BYTES } from '~/domain/constants';
import { type Attachment, attachmentUpload, type AttachmentUploadParams } from '~/schemas/api/attachment.gen';
import { MallError } from '../../http/errors';
import { consumeRateLimit } from '../../http/rate-limit';
import { type Call, fileRoute, type Route } from '../../http/route';
import type { Upload } from '../../http/body/upload';
import { UNSET_TIME, wireTime } from '../../http/wire';
import { BusyError } from '../../pictures/raster/gate';
import { isReadable, measurePicture, type PictureSize } from '../../pictures/raster/raster';
import { BrokenPictureError, stripMetadata } from '../../pictures/strip-metadata';
import { writeUpload } from '../../pictures/upload-file';
import { type PictureType, pictureTypeOf } from './picture-type';

const IMAGE = 1;
const MIB = 1024 * 1024;
const BROKEN = '上传的图片有问题';

const megabytes = (bytes: number): string => (bytes / MIB).toFixed(2);

/** The file of the form, or the picture that came as text. */
function uploadOf({ file, params }: Call<AttachmentUploadParams>): Upload {
  if (params.name !== 'base64') {
    if (file === null) throw new MallError('请选择要上传的图片');
    return file;
  }
  const [, type, text] = /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/.exec(params.database ?? '') ?? [];
  if (type === undefined || text === undefined) throw new MallError(BROKEN);
  const bytes = new Uint8Array(Buffer.from(text, 'base64'));
  return { name: `image.${type.slice('image/'.length)}`, type, bytes };
}

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

const upload = fileRoute(attachmentUpload, async (call): Promise<Attachment> => {
  const { db, user, params, dataFolder, now, network } = call;
  await consumeRateLimit(db, { key: `upload:${network}`, count: 200, windowSeconds: 3600 });
  const given = uploadOf(call);
  const { extension, mimeType } = requireType(given);
  const { width, height, orientation } = await requireReadable(given.bytes);
  const bytes = withoutMetadata(given.bytes, { extension, orientation });
  const key = await writeUpload(dataFolder, { bytes, width, height, extension, now });
  const row = await db
    .insertInto('attachments')
    .values({
      user_id: user?.id ?? null,
      name: cleanName(params.file_name ?? given.name),
      file_key: key,
      mime_type: mimeType,
      size_bytes: bytes.byteLength,
      url: `uploads/${key}`,
      type: IMAGE,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    storage_id: 0,
    attachment_group_id: row.attachment_group_id,
    user_id: row.user_id ?? 0,
    mall_id: 1,
    mch_id: 0,
    name: row.name,
    size: row.size_bytes,
    url: row.url,
    thumb_url: row.url,
    type: IMAGE,
    is_delete: 0,
    is_recycle: 0,
    created_at: wireTime(row.created_at),
    updated_at: wireTime(row.updated_at),
    deleted_at: UNSET_TIME,
  };
});

export const routes: readonly Route[] = [upload];
