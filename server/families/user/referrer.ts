// Binds a shopper to his referrer: by a link (header X-User-Id) or by an invitation code.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables';

export interface Referral {
  userId: number;
  /** 0 when there is none. */
  referrerId: number;
  now: Date;
}

/** The outcome; `circle` when the referrer himself is below the shopper. */
export type Tie = 'tied' | 'unknown' | 'self' | 'taken' | 'circle';

/** Ids from the referrer upwards; a circle ends because each id is visited once. */
const chainAbove = (referrerId: number) => sql<{ id: number }>`
  with recursive above (id, parent_id) as (
    select id, parent_id from users where id = ${referrerId}
    union
    select users.id, users.parent_id from users join above on users.id = above.parent_id
  ) select id from above`;

// Any fixed number: the advisory lock serialises binding, so that two at once cannot close a circle.
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
 * Binds a shopper to the sharer of the link that he opened: the first link counts. A referrer who is below the shopper
 * becomes the temporary parent only. Never throws: an unknown referrer is ignored.
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
