// Reconciles payments: asks the provider about trades whose notification was lost in a crash.
import { handleNotification } from '../payments/notification-handler';
import { BATCH_SIZE, type Job } from './run-job';

export const reconcilePayments: Job = {
  name: 'take-lost-notices',
  async due(db, _now, skipped) {
    const rows = await db
      .selectFrom('payment_attempts')
      .select('id')
      .where('transaction_no', 'is not', null)
      .where('notified_at', 'is', null)
      .$if(skipped.length > 0, (query) => query.where('id', 'not in', [...skipped]))
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    return rows.map(({ id }) => id);
  },
  async act(db, id, now) {
    const attempt = await db
      .selectFrom('payment_attempts')
      .select([
        'provider',
        'out_trade_no as tradeNo',
        'amount_fen as amountFen',
        'transaction_no as transactionNo',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { transactionNo } = attempt;
    if (transactionNo !== null) await handleNotification(db, { ...attempt, transactionNo }, now);
  },
};
