// Owns the books of balance and points: every change is a line under a key of its cause, and happens once.
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables';
import { MallError } from '../http/errors';

export type Trx = Transaction<Tables>;

interface Booking {
  userId: number;
  /** 1 income, 2 spend. */
  type: 1 | 2;
  description: string;
  /** What caused it, with `sourceId` unique for the shopper: `order-pay` and `payment-union:12`. */
  reason: string;
  sourceId: string;
  orderNo?: string;
}

export type BalancePosting = Booking & { moneyFen: number };
export type IntegralPosting = Booking & { integral: number };

/** The shopper's row, locked until the transaction ends: bookings of one shopper follow each other. */
const lockUser = (trx: Trx, userId: number) =>
  trx
    .selectFrom('users')
    .select(['balance_fen', 'integral'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();

const keyOf = ({ userId, reason, sourceId }: Booking) => ({ user_id: userId, reason, source_id: sourceId });

/**
 * Changes a balance by whole fen. False, and nothing changed, when this cause has been booked before.
 * Throws a MallError (账户余额不足。) rather than let the balance fall below zero.
 */
export async function postBalance(trx: Trx, booking: BalancePosting): Promise<boolean> {
  if (booking.moneyFen <= 0) return false;
  const user = await lockUser(trx, booking.userId);
  const after = user.balance_fen + (booking.type === 1 ? booking.moneyFen : -booking.moneyFen);
  const key = keyOf(booking);
  const known = await trx
    .selectFrom('balance_logs')
    .select('id')
    .where((eb) => eb.and(key))
    .executeTakeFirst();
  if (known !== undefined) return false;
  if (after < 0) throw new MallError('账户余额不足。');
  const { type, moneyFen, description, orderNo = '' } = booking;
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
    .where('id', '=', booking.userId)
    .execute();
  return true;
}

/** As `postBalance`, for points; throws 积分不足 below zero. */
export async function postIntegral(trx: Trx, booking: IntegralPosting): Promise<boolean> {
  if (booking.integral <= 0) return false;
  const user = await lockUser(trx, booking.userId);
  const after = user.integral + (booking.type === 1 ? booking.integral : -booking.integral);
  const key = keyOf(booking);
  const known = await trx
    .selectFrom('integral_logs')
    .select('id')
    .where((eb) => eb.and(key))
    .executeTakeFirst();
  if (known !== undefined) return false;
  if (after < 0) throw new MallError('积分不足');
  const { type, integral, description, orderNo = '' } = booking;
  const line = { ...key, type, integral, integral_after: after, description, order_no: orderNo };
  await trx.insertInto('integral_logs').values(line).execute();
  const income = type === 1 ? integral : 0;
  await trx
    .updateTable('users')
    .set((eb) => ({ integral: after, total_integral: eb('total_integral', '+', income) }))
    .where('id', '=', booking.userId)
    .execute();
  return true;
}
