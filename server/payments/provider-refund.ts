// What a provider needs to pay a refund: its trade, its number, its sums.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';

/** The refund with this id, which a provider pays back. */
export const providerRefund = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('payment_refunds as refund')
    .innerJoin('payment_attempts as attempt', 'attempt.id', 'refund.payment_attempt_id')
    .select([
      'refund.order_id as orderId',
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

export type ProviderRefund = Awaited<ReturnType<typeof providerRefund>>;
