// Reconciles payments: asks the provider about trades whose notification was lost in a crash.
import { handleNotification } from '../payments/notification-handler';
import type { Payables } from '../ports/payable';
import { dueIds } from '../db/due-ids';
import type { Job } from '../ports/job';

export const reconcilePayments = (payables: Payables): Job => ({
  name: 'take-lost-notices',
  due: (db, _now, skipped) =>
    dueIds(
      db
        .selectFrom('payment_attempts')
        .select('id')
        .where('transaction_no', 'is not', null)
        .where('notified_at', 'is', null),
      { by: 'id', skipped },
    ),
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
    if (transactionNo !== null)
      await handleNotification(db, { ...attempt, transactionNo }, { payables, now });
  },
});
