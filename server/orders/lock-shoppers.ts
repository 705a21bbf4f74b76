// Locks shoppers' rows: after payments and orders, before goods and SKUs.
import type { Trx } from '../db/transaction';

/** Locked until the transaction ends, in the order of their ids, so that two of them cannot deadlock. */
export async function lockShoppers(trx: Trx, userIds: readonly number[]): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...new Set(userIds)])
    .orderBy('id')
    .forUpdate()
    .execute();
}
