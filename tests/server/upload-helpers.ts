// Uploads as rows: pictures that a shopper, or a guest, has stored.
import type { Mall } from './mall-helpers';

let stored = 0;

/** The address of a new upload of a shopper; of a guest for null. Without a file. */
export async function giveUpload({ database }: Mall, userId: number | null): Promise<string> {
  stored += 1;
  const key = `20261121/given-${stored}.png`;
  const values = {
    user_id: userId,
    name: 'a',
    file_key: key,
    mime_type: 'image/png',
    size_bytes: 1,
    type: 1,
  };
  await database.db
    .insertInto('attachments')
    .values({ ...values, url: `uploads/${key}` })
    .execute();
  return `uploads/${key}`;
}

/** Pictures that no shopper may attach: of another host, of another shopper, of nobody, deleted. */
export async function foreignPictures(mall: Mall, otherId: number): Promise<string[]> {
  const deleted = await giveUpload(mall, null);
  await mall.database.db
    .updateTable('attachments')
    .set({ deleted_at: new Date() })
    .where('url', '=', deleted)
    .execute();
  return [
    'https://evil.example/a.png',
    '//evil.example/a.png',
    'javascript:alert(1)',
    'uploads/20261121/none.png',
    await giveUpload(mall, otherId),
    deleted,
  ];
}

export const REFUSED_PICTURE = '图片无效，请重新上传';
