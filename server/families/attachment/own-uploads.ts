// Pictures that shoppers attach: their own uploads, or a guest's, which becomes theirs. Addresses of other hosts would tell
// those hosts who looks at them, and show what changes after it was checked.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';

interface Claim {
  userId: number;
  /** Addresses as clients send them. */
  urls: readonly string[];
}

/** Throws a MallError (图片无效，请重新上传) unless all are uploads of the shopper or of a guest. */
export async function claimUploads(db: Kysely<Tables>, { userId, urls }: Claim): Promise<void> {
  const wanted = [...new Set(urls)];
  if (wanted.length === 0) return;
  const own = await db
    .updateTable('attachments')
    .set({ user_id: userId, expires_at: null })
    .where('url', 'in', wanted)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('user_id', 'is', null)]))
    .returning('url')
    .execute();
  if (new Set(own.map(({ url }) => url)).size < wanted.length) throw new MallError('图片无效，请重新上传');
}

/** As `claimUploads`, for an avatar; the one that the shopper has may be sent again. */
export async function claimAvatar(db: Kysely<Tables>, userId: number, url: string): Promise<void> {
  const { avatar } = await db
    .selectFrom('users')
    .select('avatar')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (url !== avatar) await claimUploads(db, { userId, urls: [url] });
}
