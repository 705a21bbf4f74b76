// Pays back what was paid, by the ways it came; what a provider received waits in payment_refunds until it is sent.
import { randomInt } from 'node:crypto';
import { UNION_PAY_TYPES } from '~/domain/payment';
import { payBackWays } from '~/domain/pay-back';
import type { PaidKind } from '../db/tables/payments';
import type { RefundChannel } from '../db/tables/refunds';
import { postBalance } from '../ledger/ledger';
import type { Trx } from '../db/transaction';
import { makeTradeNo, type UnionRow } from './unions';

interface PayBack {
  /** What was paid: an order, or a row of a plugin. */
  paid: { kind: PaidKind; id: number; userId: number; orderNo: string };
  /** order_refunds.id; null where the order was cancelled. */
  refundId: number | null;
  amountFen: number;
  description: string;
  now: Date;
}

interface Part {
  union: UnionRow;
  channel: RefundChannel;
  amountFen: number;
  attemptId?: number;
}

const OFFLINE_TYPES: readonly number[] = [UNION_PAY_TYPES.huodao, UNION_PAY_TYPES.cash, UNION_PAY_TYPES.pos];

async function bookPart(
  trx: Trx,
  what: PayBack,
  { union, channel, amountFen, attemptId }: Part,
): Promise<void> {
  const { paid, refundId, description, now } = what;
  const isWaiting = channel === 'provider';
  const { id } = await trx
    .insertInto('payment_refunds')
    .values({
      ...(paid.kind === 'order'
        ? { order_id: paid.id, kind: null, source_id: null }
        : { order_id: null, kind: paid.kind, source_id: paid.id }),
      order_refund_id: refundId,
      payment_union_id: union.id,
      payment_attempt_id: attemptId ?? null,
      channel,
      amount_fen: amountFen,
      refund_no: `R${makeTradeNo(now)}${randomInt(10)}`,
      state: isWaiting ? 'created' : 'done',
      provider_no: null,
      done_at: isWaiting ? null : now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (channel !== 'balance') return;
  await postBalance(trx, {
    userId: paid.userId,
    type: 1,
    moneyFen: amountFen,
    description,
    reason: 'order-refund',
    sourceId: `payment-refund:${id}`,
    orderNo: paid.orderNo,
  });
}

/** The parts of an amount by the ways of the paid union. */
async function partsOf(trx: Trx, union: UnionRow, amountFen: number): Promise<Part[]> {
  if (OFFLINE_TYPES.includes(union.pay_type)) return [{ union, channel: 'offline', amountFen }];
  const attempt = await trx
    .selectFrom('payment_attempts')
    .select(['id', 'amount_fen'])
    .where('payment_union_id', '=', union.id)
    .where('state', '=', 'paid')
    .executeTakeFirst();
  const back = await trx
    .selectFrom('payment_refunds')
    .select(({ fn }) => fn.sum<string | null>('amount_fen').as('fen'))
    .where('payment_union_id', '=', union.id)
    .executeTakeFirstOrThrow();
  const paid = {
    totalFen: union.amount_fen,
    providerFen: attempt?.amount_fen ?? 0,
    backFen: Number(back.fen ?? 0),
  };
  const { providerFen, balanceFen } = payBackWays(paid, amountFen);
  const provider: Part[] =
    attempt === undefined
      ? []
      : [{ union, channel: 'provider', amountFen: providerFen, attemptId: attempt.id }];
  return [...provider, { union, channel: 'balance', amountFen: balanceFen }];
}

/**
 * Pays a part of a locked row back, of which `unions` are the locked payments: once a cause, by the table's keys. What is
 * paid back of the row is the caller's to note. Throws where it was not paid, or where more would go back than came in.
 */
export async function payBack(trx: Trx, unions: readonly UnionRow[], what: PayBack): Promise<void> {
  const { paid, amountFen } = what;
  if (amountFen === 0) return;
  const union = unions.find(({ is_pay }) => is_pay);
  if (union === undefined) throw new Error(`${paid.kind} ${paid.id} was paid by no payment.`);
  const parts = await partsOf(trx, union, amountFen);
  for (const part of parts.filter((one) => one.amountFen > 0)) await bookPart(trx, what, part);
}
