// Records footprints (viewed goods): one row a shopper, goods and day.
import type { Kysely } from 'kysely';
import { formatDate } from '~/domain/time';
import type { Tables } from '../../db/tables';

/** Upserts: viewing again on the same day of the mall updates the time. */
export async function recordFootprint(db: Kysely<Tables>, userId: number, goodsId: number): Promise<void> {
  const now = new Date();
  await db
    .insertInto('footprints')
    .values({ user_id: userId, goods_id: goodsId, viewed_on: formatDate(now.getTime()), viewed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'goods_id', 'viewed_on']).doUpdateSet({ viewed_at: now }),
    )
    .execute();
}
