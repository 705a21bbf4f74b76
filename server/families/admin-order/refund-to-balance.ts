// Pays to the shopper's balance what a provider refuses to pay back, when the shop decides so; the provider's refund ends.
import type { Kysely } from 'kysely';
import { moneyOfFen } from '~/domain/money';
import type { Tables } from '../../db/tables';
import { noteEvent } from '../../orders/events';
import { lockOrder } from '../../orders/order-row';
import { MallError } from '../../http/errors';
import type { PaymentProviders } from '../../ports/payments';
import { ProviderError, type RefundReport } from '../../ports/payment-provider';
import { type ProviderRefund, providerRefund } from '../../payments/provider-refund';
import { withClaim } from '../../payments/refund-claims';
import { noteRefund, noteRefundIn } from '../../payments/refund-reports';

interface Deciding {
  orderId: number;
  operatorId: number;
  payments: PaymentProviders;
  now: Date;
}

const IN_PROGRESS = '退款正在处理，请稍后再试';

const failedOf = async (db: Kysely<Tables>, orderId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('payment_refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '<>', 'done')
    .where('failed_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** What the provider says now: it may have paid after all. Throws a MallError where it cannot be asked. */
async function askAgain(payments: PaymentProviders, refund: ProviderRefund): Promise<RefundReport | null> {
  try {
    return await payments.providerOf(refund).queryRefund(refund);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new MallError('支付渠道暂时无法核实退款，请稍后再试');
  }
}

/** The provider's refund ends here, so that it is never sent again; its notices change nothing any more. */
const payInstead = (
  db: Kysely<Tables>,
  { refundNo, orderId, amountFen }: ProviderRefund,
  { operatorId, now, providerNo }: Deciding & { providerNo: string },
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (orderId !== null) await lockOrder(trx, orderId);
    const report = { state: 'closed', providerNo } as const;
    if (!(await noteRefundIn(trx, { refundNo, report }, now))) return false;
    const description = `原路退款失败，${moneyOfFen(amountFen)}退回买家余额`;
    if (orderId !== null)
      await noteEvent(trx, orderId, { event: 'refund-to-balance', description, operatorId });
    return true;
  });

/** Whether the balance got it; false where the provider has paid meanwhile. */
async function decide(db: Kysely<Tables>, id: number, deciding: Deciding): Promise<boolean> {
  const refund = await providerRefund(db, id);
  const report = await askAgain(deciding.payments, refund);
  if (report?.state === 'sent' || report?.state === 'done') {
    await noteRefund(db, { refundNo: refund.refundNo, report }, deciding.now);
    if (report.state === 'sent') throw new MallError(IN_PROGRESS);
    return false;
  }
  return payInstead(db, refund, { ...deciding, providerNo: report?.providerNo ?? '' });
}

/**
 * Pays an order's refunds that a provider refuses to the shopper's balance; the words of what was done.
 * Throws a MallError where there are none, or where the provider has one in hand.
 */
export async function refundToBalance(db: Kysely<Tables>, deciding: Deciding): Promise<string> {
  const ids = await failedOf(db, deciding.orderId);
  if (ids.length === 0) throw new MallError('没有可退到余额的退款');
  const outcomes: boolean[] = [];
  for (const id of ids) {
    const isPaid = await withClaim(db, id, () => decide(db, id, deciding));
    if (isPaid === null) throw new MallError(IN_PROGRESS);
    outcomes.push(isPaid);
  }
  return outcomes.includes(true) ? '已退到买家余额' : '支付渠道已退款，无需退到余额';
}
