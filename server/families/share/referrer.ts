// The tree of referrers: ties a shopper to the one who brought him, once and without a circle.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables';
import type { Trx } from '../../db/transaction';

export interface Referral {
  userId: number;
  /** 0 when there is none. */
  referrerId: number;
  now: Date;
}

/** The outcome; `circle` when the referrer himself is below the shopper. */
export type Tie = 'tied' | 'unknown' | 'self' | 'taken' | 'circle';

/** Whether `id` is a shopper or above him; a circle ends because each id is visited once. */
export async function isAtOrAbove(db: Kysely<Tables>, id: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive above (id, parent_id) as (
      select id, parent_id from users where id = ${userId}
      union
      select users.id, users.parent_id from users join above on users.id = above.parent_id
    ) select id from above where id = ${id}`.execute(db);
  return rows.length > 0;
}

// Any fixed number: the advisory lock serialises binding, so that two at once cannot close a circle.
const TREE_LOCK = 7_401_121;

export const lockTree = (trx: Trx) => sql`select pg_advisory_xact_lock(${TREE_LOCK})`.execute(trx);

/** Makes the referrer the parent of a shopper without one. */
export async function tieWithin(trx: Trx, { userId, referrerId, now }: Referral): Promise<Tie> {
  if (referrerId === userId) return 'self';
  // His row is locked before the tree, as by an order that binds him.
  const own = await trx
    .selectFrom('users')
    .select('parent_id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const referrer = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', referrerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (own === undefined || referrer === undefined) return 'unknown';
  if (own.parent_id !== null) return 'taken';
  await lockTree(trx);
  if (await isAtOrAbove(trx, userId, referrerId)) return 'circle';
  await trx
    .updateTable('users')
    .set({ parent_id: referrerId, temp_parent_id: null, junior_at: now })
    .where('id', '=', userId)
    .execute();
  return 'tied';
}

/** `parent_id` of a shopper; undefined when he is gone. */
export const parentOf = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('users')
    .select('parent_id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** As `tieWithin`, in a transaction of its own, which who has a parent already does not need. */
export async function tieToReferrer(db: Kysely<Tables>, referral: Referral): Promise<Tie> {
  if (referral.referrerId === referral.userId) return 'self';
  const own = await parentOf(db, referral.userId);
  if (own !== undefined && own.parent_id !== null) return 'taken';
  return db.transaction().execute((trx) => tieWithin(trx, referral));
}
