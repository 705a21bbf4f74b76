// Timed work of after-sales: steps that nobody takes, requests to cancel without an answer, money that waits for its provider.
import type { Kysely } from 'kysely';
import { agreeToOverdueCancel } from '../families/order/cancel-paid';
import { endOverdueStep } from '../families/refund/overdue';
import type { Tables } from '../db/tables';
import type { ProviderName } from '../db/tables/payments';
import type { Payments } from '../payments/payments';
import type { RefundReport } from '../payments/provider';
import { noteRefund } from '../payments/refund-reports';
import { dueIds, type Job } from './run-job';

/** Days by the mall's option `refund_times`. */
export const endOverdueRefunds: Job = {
  name: 'end-overdue-refunds',
  due: (db, now, skipped) =>
    dueIds(
      db.selectFrom('order_refunds').select('id').where('auto_at', '<=', now).where('deleted_at', 'is', null),
      { by: 'auto_at', skipped },
    ),
  act: (db, id, now) => db.transaction().execute((trx) => endOverdueStep(trx, id, now)),
};

export const agreeToOverdueCancels: Job = {
  name: 'agree-to-overdue-cancels',
  due: (db, now, skipped) =>
    dueIds(
      db
        .selectFrom('orders')
        .select('id')
        .where('cancel_status', '=', 2)
        .where('auto_agree_at', '<=', now)
        .where('is_locked', '=', false)
        .where('deleted_at', 'is', null),
      { by: 'auto_agree_at', skipped },
    ),
  act: (db, id, now) => db.transaction().execute((trx) => agreeToOverdueCancel(trx, id, now)),
};

const refundRow = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('payment_refunds as refund')
    .innerJoin('payment_attempts as attempt', 'attempt.id', 'refund.payment_attempt_id')
    .select([
      'attempt.method',
      'attempt.provider',
      'out_trade_no as tradeNo',
      'transaction_no as transactionNo',
      'attempt.amount_fen as totalFen',
      'refund.amount_fen as amountFen',
      'refund.refund_no as refundNo',
    ])
    .where('refund.id', '=', id)
    .executeTakeFirstOrThrow();

/** Takes a provider's report; one that is stuck is an error, which is logged until somebody mends it there. */
async function take(
  db: Kysely<Tables>,
  refund: { refundNo: string; provider: ProviderName },
  { report, now }: { report: RefundReport; now: Date },
): Promise<void> {
  const { refundNo, provider } = refund;
  await noteRefund(db, { refundNo, report }, now);
  if (report.state === 'stuck')
    throw new Error(`Refund ${refundNo} cannot reach the shopper's account: handle it at ${provider}.`);
}

/** Sends what a provider has to pay back. It is asked outside of any transaction; the refund's number makes it idempotent. */
export const sendRefunds = (payments: Payments): Job => ({
  name: 'send-refunds',
  due: (db, _now, skipped) =>
    dueIds(db.selectFrom('payment_refunds').select('id').where('state', '=', 'created'), {
      by: 'id',
      skipped,
    }),
  async act(db, id, now) {
    const refund = await refundRow(db, id);
    const provider = payments.providerOf(refund);
    await take(db, refund, { report: await provider.refund(refund), now });
  },
});

/** Asks for refunds that a provider accepted; one that it does not know is sent again under its number. */
export const followRefunds = (payments: Payments): Job => ({
  name: 'follow-refunds',
  due: (db, now, skipped) =>
    dueIds(
      db.selectFrom('payment_refunds').select('id').where('state', '=', 'sent').where('check_at', '<=', now),
      { by: 'check_at', skipped },
    ),
  async act(db, id, now) {
    const refund = await refundRow(db, id);
    const provider = payments.providerOf(refund);
    const report = (await provider.queryRefund(refund)) ?? (await provider.refund(refund));
    await take(db, refund, { report, now });
  },
});
