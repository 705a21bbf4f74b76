// api/attachment/upload: stores pictures in the folder of uploads, under random names.
import { type Attachment, attachmentUpload, type AttachmentUploadParams } from '~/schemas/api/attachment.gen';
import { MallError } from '../../http/errors';
import { consumeNetworkLimit } from '../../http/network-limit';
import { type Call, fileRoute, type Route } from '../../http/route';
import type { Upload } from '../../http/body/upload';
import { UNSET_TIME, wireTime } from '../../http/wire';
import { BROKEN, storePicture } from './store-picture';

const IMAGE = 1;

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

const upload = fileRoute(attachmentUpload, async (call): Promise<Attachment> => {
  const { db, user, params, dataFolder, now, network } = call;
  await consumeNetworkLimit(db, { name: 'upload', network, count: 200, windowSeconds: 3600 });
  const given = uploadOf(call);
  const named = { ...given, name: params.file_name ?? given.name };
  const row = await storePicture({ db, dataFolder, now }, named, { userId: user?.id ?? null });
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
