// Timed work of after-sales: steps that nobody takes, requests to cancel without an answer, money that waits for its provider.
import { agreeToOverdueCancel } from '../families/order/cancel-paid';
import { endOverdueStep } from '../families/refund/overdue';
import type { Payments } from '../payments/payments';
import { BATCH_SIZE, type Job } from './run-job';

/** Days by the mall's option `refund_times`. */
export const endOverdueRefunds: Job = {
  name: 'end-overdue-refunds',
  async due(db, now, skipped) {
    const rows = await db
      .selectFrom('order_refunds')
      .select('id')
      .where('auto_at', '<=', now)
      .where('deleted_at', 'is', null)
      .$if(skipped.length > 0, (query) => query.where('id', 'not in', [...skipped]))
      .orderBy('auto_at')
      .limit(BATCH_SIZE)
      .execute();
    return rows.map(({ id }) => id);
  },
  act: (db, id, now) => db.transaction().execute((trx) => endOverdueStep(trx, id, now)),
};

export const agreeToOverdueCancels: Job = {
  name: 'agree-to-overdue-cancels',
  async due(db, now, skipped) {
    const rows = await db
      .selectFrom('orders')
      .select('id')
      .where('cancel_status', '=', 2)
      .where('auto_agree_at', '<=', now)
      .where('is_locked', '=', false)
      .where('deleted_at', 'is', null)
      .$if(skipped.length > 0, (query) => query.where('id', 'not in', [...skipped]))
      .orderBy('auto_agree_at')
      .limit(BATCH_SIZE)
      .execute();
    return rows.map(({ id }) => id);
  },
  act: (db, id, now) => db.transaction().execute((trx) => agreeToOverdueCancel(trx, id, now)),
};

/** Sends what a provider has to pay back. It is asked outside of any transaction; the refund's number makes it idempotent. */
export const sendRefunds = (payments: Payments): Job => ({
  name: 'send-refunds',
  async due(db, _now, skipped) {
    const rows = await db
      .selectFrom('payment_refunds')
      .select('id')
      .where('state', '=', 'created')
      .$if(skipped.length > 0, (query) => query.where('id', 'not in', [...skipped]))
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    return rows.map(({ id }) => id);
  },
  async act(db, id, now) {
    const row = await db
      .selectFrom('payment_refunds as refund')
      .innerJoin('payment_attempts as attempt', 'attempt.id', 'refund.payment_attempt_id')
      .select([
        'method',
        'out_trade_no as tradeNo',
        'transaction_no as transactionNo',
        'attempt.amount_fen as totalFen',
        'refund.amount_fen as amountFen',
        'refund.refund_no as refundNo',
      ])
      .where('refund.id', '=', id)
      .executeTakeFirstOrThrow();
    const { method, ...refund } = row;
    const providerNo = await payments.refund(method, refund);
    await db
      .updateTable('payment_refunds')
      .set({ state: 'done', provider_no: providerNo, done_at: now })
      .where('id', '=', id)
      .where('state', '=', 'created')
      .execute();
  },
});
