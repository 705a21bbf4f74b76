// The ledger of balance and points: every change is one posting, unique by its cause.
import type { Trx } from '../db/transaction';
import { MallError } from '../http/errors';

interface Posting {
  userId: number;
  /** 1 income, 2 spend. */
  type: 1 | 2;
  description: string;
  /** The cause, unique for the shopper with `sourceId`: `order-pay` and `payment-union:12`. */
  reason: string;
  sourceId: string;
  orderNo?: string;
}

export type BalancePosting = Posting & { moneyFen: number };
export type IntegralPosting = Posting & { integral: number };

/** The shopper's row, locked until the transaction ends: postings of one shopper are serialised. */
const lockUser = (trx: Trx, userId: number) =>
  trx
    .selectFrom('users')
    .select(['balance_fen', 'integral'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();

const keyOf = ({ userId, reason, sourceId }: Posting) => ({ user_id: userId, reason, source_id: sourceId });

/**
 * Changes a balance by whole fen. False, and nothing changed, when this cause has been posted before.
 * Throws a MallError (账户余额不足。) rather than let the balance fall below zero.
 */
export async function postBalance(trx: Trx, posting: BalancePosting): Promise<boolean> {
  if (posting.moneyFen <= 0) return false;
  const user = await lockUser(trx, posting.userId);
  const after = user.balance_fen + (posting.type === 1 ? posting.moneyFen : -posting.moneyFen);
  const key = keyOf(posting);
  const known = await trx
    .selectFrom('balance_logs')
    .select('id')
    .where((eb) => eb.and(key))
    .executeTakeFirst();
  if (known !== undefined) return false;
  if (after < 0) throw new MallError('账户余额不足。');
  const { type, moneyFen, description, orderNo = '' } = posting;
  const line = {
    ...key,
    type,
    money_fen: moneyFen,
    balance_after_fen: after,
    description,
    order_no: orderNo,
  };
  await trx.insertInto('balance_logs').values(line).execute();
  const income = type === 1 ? moneyFen : 0;
  await trx
    .updateTable('users')
    .set((eb) => ({ balance_fen: after, total_balance_fen: eb('total_balance_fen', '+', income) }))
    .where('id', '=', posting.userId)
    .execute();
  return true;
}

/** As `postBalance`, for points; throws 积分不足 below zero. */
export async function postIntegral(trx: Trx, posting: IntegralPosting): Promise<boolean> {
  if (posting.integral <= 0) return false;
  const user = await lockUser(trx, posting.userId);
  const after = user.integral + (posting.type === 1 ? posting.integral : -posting.integral);
  const key = keyOf(posting);
  const known = await trx
    .selectFrom('integral_logs')
    .select('id')
    .where((eb) => eb.and(key))
    .executeTakeFirst();
  if (known !== undefined) return false;
  if (after < 0) throw new MallError('积分不足');
  const { type, integral, description, orderNo = '' } = posting;
  const line = { ...key, type, integral, integral_after: after, description, order_no: orderNo };
  await trx.insertInto('integral_logs').values(line).execute();
  const income = type === 1 ? integral : 0;
  await trx
    .updateTable('users')
    .set((eb) => ({ integral: after, total_integral: eb('total_integral', '+', income) }))
    .where('id', '=', posting.userId)
    .execute();
  return true;
}
