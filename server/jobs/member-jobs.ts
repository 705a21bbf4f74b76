// Closes purchases of member levels that were not paid in time.
import { closePurchase } from '../families/mall-member/purchase';
import { BATCH_SIZE, type Job } from './run-job';

/** After `over_time` minutes without payment, as with orders of goods. */
export const closeOverduePurchases: Job = {
  name: 'close-overdue-purchases',
  async due(db, now, skipped) {
    const rows = await db
      .selectFrom('member_orders')
      .select('id')
      .where('auto_close_at', '<=', now)
      .where('is_pay', '=', false)
      .where('closed_at', 'is', null)
      .$if(skipped.length > 0, (query) => query.where('id', 'not in', [...skipped]))
      .orderBy('auto_close_at')
      .limit(BATCH_SIZE)
      .execute();
    return rows.map(({ id }) => id);
  },
  act: (db, id, now) => db.transaction().execute((trx) => closePurchase(trx, id, now)),
};
