// Timed work of pre-sales: deposits and balances that were not paid in time end, and stock returns.
import { dueIds } from '../../db/due-ids';
import type { Job } from '../../ports/job';
import { returnAllotted } from '../kit/allotment/return-allotted';
import { cancelDeposit, lapseDeposit } from './deposit';
import { PLUGIN, STATES } from './terms';

const cancelUnpaid: Job = {
  name: 'advance-cancel-unpaid',
  due: (db, now, skipped) =>
    dueIds(
      db
        .selectFrom('advance_orders')
        .select('id')
        .where('state', '=', STATES.unpaid)
        .where('cancel_at', '<=', now),
      { by: 'cancel_at', skipped },
    ),
  act: (db, id, now) =>
    db.transaction().execute((trx) => cancelDeposit(trx, { id, now, state: STATES.late })),
};

const endBalances: Job = {
  name: 'advance-end-balances',
  due: (db, now, skipped) =>
    dueIds(
      db
        .selectFrom('advance_orders')
        .select('id')
        .where('state', '=', STATES.paid)
        .where('order_id', 'is', null)
        .where('balance_end_at', '<=', now),
      { by: 'balance_end_at', skipped },
    ),
  act: (db, id, now) => db.transaction().execute((trx) => lapseDeposit(trx, id, now)),
};

export const jobs = [cancelUnpaid, endBalances, returnAllotted(PLUGIN)];
