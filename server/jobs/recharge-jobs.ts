// Closes recharge orders that were not paid in time.
import { closeRecharge } from '../families/recharge/orders';
import { BATCH_SIZE, type Job } from './run-job';

/** After `over_time` minutes without payment, as with orders of goods. */
export const closeOverdueRecharges: Job = {
  name: 'close-overdue-recharges',
  async due(db, now, skipped) {
    const rows = await db
      .selectFrom('recharge_orders')
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
  act: (db, id, now) => db.transaction().execute((trx) => closeRecharge(trx, id, now)),
};
