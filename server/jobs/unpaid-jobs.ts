// Closes top-ups and purchases of levels that were not paid in time.
import { type Closable, closeUnpaid, tableOf } from '../payments/close-unpaid';
import { dueIds } from '../db/due-ids';
import type { Job } from '../ports/job';

/** After `over_time` minutes without payment, as with orders of goods. */
const closeOverdue = (name: string, kind: Closable): Job => ({
  name,
  due: (db, now, skipped) =>
    dueIds(
      db
        .selectFrom(tableOf(kind))
        .select('id')
        .where('auto_close_at', '<=', now)
        .where('is_pay', '=', false)
        .where('closed_at', 'is', null),
      { by: 'auto_close_at', skipped },
    ),
  act: (db, id, now) => db.transaction().execute((trx) => closeUnpaid(trx, { kind, id, now })),
});

export const closeOverdueRecharges = closeOverdue('close-overdue-recharges', 'recharge');
export const closeOverduePurchases = closeOverdue('close-overdue-purchases', 'member');
