// Tying a shopper to the one who brought him: by a link (header X-User-Id) or by an invitation code.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables';

export interface Referral {
  userId: number;
  /** 0 when nobody brought him. */
  referrerId: number;
  now: Date;
}

/** What came of it; `circle` when the referrer himself stands below the shopper. */
export type Tie = 'tied' | 'unknown' | 'self' | 'taken' | 'circle';

/** Ids from the referrer upwards; a circle ends because each id is taken once. */
const chainAbove = (referrerId: number) => sql<{ id: number }>`
  with recursive above (id, parent_id) as (
    select id, parent_id from users where id = ${referrerId}
    union
    select users.id, users.parent_id from users join above on users.id = above.parent_id
  ) select id from above`;

// Any fixed number: under this lock one shopper at a time is tied, so that two at once cannot close a circle.
const TREE_LOCK = 7_401_121;

/** Makes the referrer the parent of a shopper without one. */
export async function tieToReferrer(db: Kysely<Tables>, { userId, referrerId, now }: Referral): Promise<Tie> {
  if (referrerId === userId) return 'self';
  const people = await db
    .selectFrom('users')
    .select(['id', 'parent_id'])
    .where('id', 'in', [userId, referrerId])
    .where('deleted_at', 'is', null)
    .execute();
  if (people.length < 2) return 'unknown';
  if (people.find(({ id }) => id === userId)?.parent_id !== null) return 'taken';
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${TREE_LOCK})`.execute(trx);
    const { rows } = await chainAbove(referrerId).execute(trx);
    if (rows.some(({ id }) => id === userId)) return 'circle';
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ parent_id: referrerId, temp_parent_id: null, junior_at: now })
      .where('id', '=', userId)
      .where('parent_id', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? 'tied' : 'taken';
  });
}

/**
 * Ties a shopper to the one whose link he opened: the first link counts. A referrer who himself stands below the shopper
 * becomes the temporary parent only. Never refuses: an unknown referrer is passed over in silence.
 */
export async function bindReferrer(db: Kysely<Tables>, referral: Referral): Promise<void> {
  if (referral.referrerId === 0) return;
  if ((await tieToReferrer(db, referral)) !== 'circle') return;
  await db
    .updateTable('users')
    .set({ temp_parent_id: referral.referrerId })
    .where('id', '=', referral.userId)
    .where('parent_id', 'is', null)
    .execute();
}
