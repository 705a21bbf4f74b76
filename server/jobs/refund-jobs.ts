// Timed work of after-sales: steps that nobody takes, requests to cancel without an answer, money that waits for its provider.
import type { Kysely } from 'kysely';
import { agreeToOverdueCancel } from '../families/order/cancel-paid';
import { endOverdueStep } from '../families/refund/overdue';
import type { Tables } from '../db/tables';
import type { PaymentProviders } from '../ports/payments';
import { type PaymentProvider, ProviderError, type RefundReport } from '../ports/payment-provider';
import { type ProviderRefund, providerRefund } from '../payments/provider-refund';
import { withClaim } from '../payments/refund-claims';
import { noteFailure, noteRefund } from '../payments/refund-reports';
import { dueIds } from '../db/due-ids';
import type { Job } from '../ports/job';
import type { InstalledPlugins } from '../ports/plugin';

/** Days by the mall's option `refund_times`. */
export const endOverdueRefunds = (plugins: InstalledPlugins): Job => ({
  name: 'end-overdue-refunds',
  due: (db, now, skipped) =>
    dueIds(
      db.selectFrom('order_refunds').select('id').where('auto_at', '<=', now).where('deleted_at', 'is', null),
      { by: 'auto_at', skipped },
    ),
  act: (db, id, now) =>
    db.transaction().execute((trx) => endOverdueStep(trx, { refundId: id, now, plugins })),
});

export const agreeToOverdueCancels = (plugins: InstalledPlugins): Job => ({
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
  act: (db, id, now) =>
    db.transaction().execute((trx) => agreeToOverdueCancel(trx, { orderId: id, now, plugins })),
});

/** Takes a provider's report; one that is stuck is an error, which is logged until somebody mends it. */
async function take(
  db: Kysely<Tables>,
  refund: ProviderRefund,
  { report, now }: { report: RefundReport; now: Date },
): Promise<void> {
  const { refundNo, provider } = refund;
  await noteRefund(db, { refundNo, report }, now);
  if (report.state === 'stuck')
    throw new Error(`Refund ${refundNo} cannot reach the shopper's account: handle it at ${provider}.`);
}

type Question = (provider: PaymentProvider, refund: ProviderRefund) => Promise<RefundReport>;

/** Asks outside of any transaction; the refund's number makes it idempotent. A refusal is noted, and thrown. */
const asking =
  (payments: PaymentProviders, question: Question): Job['act'] =>
  (db, id, now) =>
    withClaim(db, id, async () => {
      const refund = await providerRefund(db, id);
      try {
        await take(db, refund, { report: await question(payments.providerOf(refund), refund), now });
      } catch (error) {
        if (error instanceof ProviderError) await noteFailure(db, { id, error }, now);
        throw error;
      }
    });

/** Sends what a provider has to pay back. */
export const sendRefunds = (payments: PaymentProviders): Job => ({
  name: 'send-refunds',
  due: (db, now, skipped) =>
    dueIds(
      db
        .selectFrom('payment_refunds')
        .select('id')
        .where('state', '=', 'created')
        .where((eb) => eb.or([eb('check_at', 'is', null), eb('check_at', '<=', now)])),
      { by: 'id', skipped },
    ),
  act: asking(payments, (provider, refund) => provider.refund(refund)),
});

/** Asks for refunds that a provider accepted; one that it does not know is sent again under its number. */
export const followRefunds = (payments: PaymentProviders): Job => ({
  name: 'follow-refunds',
  due: (db, now, skipped) =>
    dueIds(
      db.selectFrom('payment_refunds').select('id').where('state', '=', 'sent').where('check_at', '<=', now),
      { by: 'check_at', skipped },
    ),
  act: asking(
    payments,
    async (provider, refund) => (await provider.queryRefund(refund)) ?? (await provider.refund(refund)),
  ),
});
