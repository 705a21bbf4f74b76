// Handles payment notifications: settles the payment once, or refunds it to the balance where that is too late.
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../db/tables';
import type { PaymentAttemptsTable } from '../db/tables/payments';
import { isUniqueViolation } from '../db/unique-violation';
import type { Settling } from '../ports/payable';
import { MallError } from '../http/errors';
import { postBalance } from '../ledger/ledger';
import type { Trx } from '../db/transaction';
import type { H5Method, PaymentNotification } from '../ports/payment-provider';
import { spendFrozen } from './release';
import { assertUnionPayable, settle } from './settle';
import { lockSiblings, type UnionRow } from './unions';

type AttemptRow = Selectable<PaymentAttemptsTable>;

interface Pair {
  attempt: AttemptRow;
  union: UnionRow;
}

export type NotificationOutcome = 'settled' | 'known' | 'refunded' | 'refused';

/** Why received money is refunded to the balance. */
function refundWords({ attempt, union }: Pair, isPayable: boolean): string {
  if (union.is_pay) return '重复支付，金额退回余额';
  if (!isPayable) return '订单已关闭，支付金额退回余额';
  return attempt.state === 'closed' ? '本次支付已取消，金额退回余额' : '支付金额与订单不符，金额退回余额';
}

/** Refunds money that cannot pay its union to the shopper's balance, keyed by the trade. */
async function refund(
  trx: Trx,
  pair: Pair,
  { now, isPayable }: { now: Date; isPayable: boolean },
): Promise<NotificationOutcome> {
  const { attempt, union } = pair;
  await trx
    .updateTable('payment_attempts')
    .set({ state: 'closed', notified_at: now })
    .where('id', '=', attempt.id)
    .execute();
  await postBalance(trx, {
    userId: union.user_id,
    type: 1,
    moneyFen: attempt.amount_fen,
    description: refundWords(pair, isPayable),
    reason: 'payment-refund',
    sourceId: `payment-attempt:${attempt.id}`,
    orderNo: union.out_trade_no,
  });
  return 'refunded';
}

async function settleAttempt(
  trx: Trx,
  { attempt, union }: Pair,
  settling: Settling,
): Promise<NotificationOutcome> {
  const { now } = settling;
  await trx
    .updateTable('payment_attempts')
    .set({ state: 'paid', paid_at: now, notified_at: now })
    .where('id', '=', attempt.id)
    .execute();
  const receivedFen = attempt.amount_fen + (await spendFrozen(trx, union));
  await settle(trx, union, { method: attempt.method as H5Method, receivedFen, ...settling });
  return 'settled';
}

async function lockPair(trx: Trx, tradeNo: string): Promise<Pair | null> {
  const known = await trx
    .selectFrom('payment_attempts')
    .select('payment_union_id')
    .where('out_trade_no', '=', tradeNo)
    .executeTakeFirst();
  if (known === undefined) return null;
  // Unions are always locked before their attempts, so that two notifications cannot deadlock.
  const unions = await lockSiblings(trx, known.payment_union_id);
  const union = unions.find(({ id }) => id === known.payment_union_id);
  if (union === undefined) throw new Error(`Trade ${tradeNo} is of no payment.`);
  const attempt = await trx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('out_trade_no', '=', tradeNo)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { attempt, union };
}

/** False for a trade of another provider, another transaction number than before, or another amount. */
const isAbout = ({ attempt }: Pair, { provider, amountFen, transactionNo }: PaymentNotification): boolean =>
  attempt.provider === provider &&
  attempt.amount_fen === amountFen &&
  (attempt.transaction_no === null || attempt.transaction_no === transactionNo);

async function actOn(
  trx: Trx,
  notification: PaymentNotification,
  settling: Settling,
): Promise<NotificationOutcome> {
  const pair = await lockPair(trx, notification.tradeNo);
  if (pair === null || !isAbout(pair, notification)) return 'refused';
  const { attempt, union } = pair;
  if (attempt.notified_at !== null) return 'known';
  await trx
    .updateTable('payment_attempts')
    .set((eb) => ({ transaction_no: notification.transactionNo, notify_count: eb('notify_count', '+', 1) }))
    .where('id', '=', attempt.id)
    .execute();
  const isPayable = await canSettle(trx, union, settling);
  const isFullAmount = attempt.amount_fen + union.frozen_balance_fen === union.amount_fen;
  const isOpen = attempt.state === 'created' && isFullAmount && isPayable;
  return isOpen ? settleAttempt(trx, pair, settling) : refund(trx, pair, { now: settling.now, isPayable });
}

/**
 * Handles a verified notification; idempotent. Refused: a wrong amount, an unknown trade, or a transaction number that
 * another trade has.
 */
export async function handleNotification(
  db: Kysely<Tables>,
  notification: PaymentNotification,
  settling: Settling,
): Promise<NotificationOutcome> {
  try {
    return await db.transaction().execute((trx) => actOn(trx, notification, settling));
  } catch (error) {
    if (isUniqueViolation(error, 'payment_attempts_transaction_no_key')) return 'refused';
    throw error;
  }
}

async function canSettle(trx: Trx, union: UnionRow, settling: Settling): Promise<boolean> {
  try {
    await assertUnionPayable(trx, union, settling);
    return true;
  } catch (error) {
    if (error instanceof MallError) return false;
    throw error;
  }
}
