// Stores a prepared picture or film in the media library, equal bytes once.
import { createHash } from 'node:crypto';
import { writeUpload } from '../pictures/upload-file';
import { audit } from './audit';
import { type Call, created, type Db, type Reply, writeOnce } from './call';
import { lookOf, NOT_LOOKED_AT } from './media-colours';
import { mediaOfHash, mediaRow } from './media-rows';
import type { PreparedMedia } from './prepare-media';
import { invalidField } from './studio-error';

const MAX_ID = 2_147_483_647;

/** A folder's id, or null for none. */
export async function folderOf(db: Db, value: unknown): Promise<number | null> {
  if (value === null || value === undefined || value === '') return null;
  const id = Number(value);
  const isId = Number.isInteger(id) && id > 0 && id <= MAX_ID;
  const row = isId
    ? await db.selectFrom('studio_media_folders').select('id').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (row === undefined) throw invalidField('/folder', '没有这个文件夹');
  return row.id;
}

export const mediaName = (fileName: string): string =>
  fileName
    .replace(/\.\w{1,5}$/, '')
    .replace(/[^\p{L}\p{N}._ -]/gu, '')
    .trim()
    .slice(0, 60) || '图片';

interface Storing {
  name: string;
  folder: unknown;
  alt: string | null;
}

export async function storeMedia(
  call: Call,
  media: PreparedMedia,
  { name, folder, alt }: Storing,
): Promise<Reply> {
  const hash = createHash('sha256').update(media.bytes).digest('hex');
  const known = await mediaOfHash(call.db, hash);
  const note = media.note === null ? {} : { note: media.note };
  if (known !== undefined) return created({ ...(await mediaRow(call.db, known.id)), ...note });
  const { kind, width, height, bytes } = media;
  const look = kind === 'picture' ? await lookOf(bytes) : NOT_LOOKED_AT;
  const key = await writeUpload(call.dataFolder, { ...media, now: call.at });
  return writeOnce(call, async (trx) => {
    const { id } = await trx
      .insertInto('studio_media')
      .values({
        hash,
        kind,
        width,
        height,
        ...look,
        name,
        alt,
        path: `uploads/${key}`,
        bytes: bytes.byteLength,
        folder_id: await folderOf(trx, folder),
        operator_id: call.operator.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(trx, call, { action: 'upload', title: name, detail: { media: id } });
    return created({ ...(await mediaRow(trx, id)), ...note });
  });
}
