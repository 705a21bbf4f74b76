// Owns what a provider's notice does: it settles its payment once, or gives the money back where that is too late.
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../db/tables';
import type { PaymentAttemptsTable } from '../db/tables/payments';
import { MallError } from '../http/errors';
import { bookBalance, type Trx } from './books';
import type { H5Method, Notice } from './provider';
import { assertUnionPayable, releaseFrozen, settle, spendFrozen } from './settle';
import type { UnionRow } from './unions';

type AttemptRow = Selectable<PaymentAttemptsTable>;

interface Pair {
  attempt: AttemptRow;
  union: UnionRow;
}

export type NoticeOutcome = 'settled' | 'known' | 'refunded' | 'refused';

/** Money for an order that can no longer take it goes to the shopper's balance, under the trade's own key. */
async function refund(trx: Trx, { attempt, union }: Pair, now: Date): Promise<NoticeOutcome> {
  await trx
    .updateTable('payment_attempts')
    .set({ state: 'closed', notified_at: now })
    .where('id', '=', attempt.id)
    .execute();
  await releaseFrozen(trx, union);
  await bookBalance(trx, {
    userId: union.user_id,
    type: 1,
    moneyFen: attempt.amount_fen,
    description: '订单已关闭，支付金额退回余额',
    reason: 'payment-refund',
    sourceId: `payment-attempt:${attempt.id}`,
    orderNo: union.out_trade_no,
  });
  return 'refunded';
}

async function settleAttempt(trx: Trx, { attempt, union }: Pair, now: Date): Promise<NoticeOutcome> {
  await spendFrozen(trx, union);
  await settle(trx, union, { method: attempt.method as H5Method, now });
  await trx
    .updateTable('payment_attempts')
    .set({ state: 'paid', paid_at: now, notified_at: now })
    .where('id', '=', attempt.id)
    .execute();
  return 'settled';
}

async function lockPair(trx: Trx, tradeNo: string): Promise<Pair | null> {
  const known = await trx
    .selectFrom('payment_attempts')
    .select('payment_union_id')
    .where('out_trade_no', '=', tradeNo)
    .executeTakeFirst();
  if (known === undefined) return null;
  // Always the union before its attempts, so that two notices cannot wait for each other.
  const union = await trx
    .selectFrom('payment_unions')
    .selectAll()
    .where('id', '=', known.payment_union_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const attempt = await trx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('out_trade_no', '=', tradeNo)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { attempt, union };
}

/** Acts on a verified notice. Repeated notices change nothing; one of another amount is refused. */
export function acceptNotice(db: Kysely<Tables>, notice: Notice, now: Date): Promise<NoticeOutcome> {
  return db.transaction().execute(async (trx) => {
    const pair = await lockPair(trx, notice.tradeNo);
    if (pair === null || pair.attempt.amount_fen !== notice.amountFen) return 'refused';
    const { attempt, union } = pair;
    if (attempt.state === 'paid' || (attempt.state === 'closed' && attempt.notified_at !== null))
      return 'known';
    await trx
      .updateTable('payment_attempts')
      .set((eb) => ({ transaction_no: notice.transactionNo, notify_count: eb('notify_count', '+', 1) }))
      .where('id', '=', attempt.id)
      .execute();
    const isPayable = await canSettle(trx, union);
    return isPayable ? settleAttempt(trx, pair, now) : refund(trx, pair, now);
  });
}

async function canSettle(trx: Trx, union: UnionRow): Promise<boolean> {
  try {
    await assertUnionPayable(trx, union);
    return true;
  } catch (error) {
    if (error instanceof MallError) return false;
    throw error;
  }
}
