// Owns settling a payment: the one place where a union becomes paid, whoever brings the money.
import { UNION_PAY_TYPES } from '~/domain/payment';
import type { PaidKind } from '../db/tables/payments';
import { assertOrdersPayable, markCashOnDelivery, markOrdersPaid } from '../families/order/mark-paid';
import { assertRechargesPayable, markRechargesPaid } from '../families/recharge/mark-paid';
import { MallError } from '../http/errors';
import { bookBalance, type Trx } from './books';
import type { PaidParts, UnionRow } from './unions';

type UnionMethod = keyof typeof UNION_PAY_TYPES;

interface Payable {
  /** Locks the rows; throws a MallError when one of them can no longer be paid: cancelled, closed, paid otherwise. */
  assertPayable: (trx: Trx, ids: readonly number[]) => Promise<void>;
  /** Marks the locked rows as paid, with all that follows. */
  markPaid: (trx: Trx, parts: PaidParts) => Promise<void>;
}

/** What a payment can be for. */
const PAYABLES: Readonly<Record<PaidKind, Payable>> = {
  order: { assertPayable: assertOrdersPayable, markPaid: markOrdersPaid },
  recharge: { assertPayable: assertRechargesPayable, markPaid: markRechargesPaid },
};

type Parts = ReadonlyMap<PaidKind, number[]>;

async function partsOf(trx: Trx, unionId: number): Promise<Parts> {
  const rows = await trx
    .selectFrom('payment_union_orders')
    .select(['kind', 'source_id'])
    .where('payment_union_id', '=', unionId)
    .orderBy('kind')
    .orderBy('source_id')
    .execute();
  const parts = new Map<PaidKind, number[]>();
  for (const { kind, source_id: id } of rows) parts.set(kind, [...(parts.get(kind) ?? []), id]);
  return parts;
}

/** Throws 订单已支付 or 订单已取消 unless the locked union can be paid now; gives what it is for. */
export async function assertUnionPayable(trx: Trx, union: UnionRow): Promise<Parts> {
  if (union.is_pay || union.pay_type === UNION_PAY_TYPES.huodao) throw new MallError('订单已支付');
  const parts = await partsOf(trx, union.id);
  for (const [kind, ids] of parts) await PAYABLES[kind].assertPayable(trx, ids);
  return parts;
}

/** Marks a locked union and what it is for as paid by a method. */
export async function settle(
  trx: Trx,
  union: UnionRow,
  by: { method: UnionMethod; now: Date },
): Promise<void> {
  const parts = await assertUnionPayable(trx, union);
  const payType = UNION_PAY_TYPES[by.method];
  await trx
    .updateTable('payment_unions')
    .set({ is_pay: true, pay_type: payType, method: by.method, paid_at: by.now, updated_at: by.now })
    .where('id', '=', union.id)
    .execute();
  for (const [kind, ids] of parts) await PAYABLES[kind].markPaid(trx, { ids, payType, paidAt: by.now });
}

/** Chooses cash on delivery for a locked union: its orders count as to be sent, unpaid. */
export async function settleOnDelivery(trx: Trx, union: UnionRow, now: Date): Promise<void> {
  const parts = await assertUnionPayable(trx, union);
  await trx
    .updateTable('payment_unions')
    .set({ pay_type: UNION_PAY_TYPES.huodao, method: 'huodao', updated_at: now })
    .where('id', '=', union.id)
    .execute();
  await markCashOnDelivery(trx, parts.get('order') ?? []);
}

/** Gives the frozen part of an abandoned combination payment back; once, however often it is asked for. */
export async function releaseFrozen(trx: Trx, union: UnionRow): Promise<void> {
  if (union.is_pay || union.frozen_balance_fen === 0) return;
  await trx.updateTable('payment_unions').set({ frozen_balance_fen: 0 }).where('id', '=', union.id).execute();
  await trx
    .updateTable('users')
    .set((eb) => ({
      balance_fen: eb('balance_fen', '+', union.frozen_balance_fen),
      frozen_balance_fen: eb('frozen_balance_fen', '-', union.frozen_balance_fen),
    }))
    .where('id', '=', union.user_id)
    .execute();
}

/** Freezes the part of a union that the balance covers; false when there is nothing to freeze. */
export async function freezeBalance(trx: Trx, union: UnionRow): Promise<number> {
  if (union.frozen_balance_fen > 0) return union.frozen_balance_fen;
  const { balance_fen: balance } = await trx
    .selectFrom('users')
    .select('balance_fen')
    .where('id', '=', union.user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // The cashier needs at least one fen to take.
  const frozen = Math.min(balance, union.amount_fen - 1);
  if (frozen <= 0) throw new MallError('账户余额不足。');
  await trx
    .updateTable('users')
    .set((eb) => ({
      balance_fen: eb('balance_fen', '-', frozen),
      frozen_balance_fen: eb('frozen_balance_fen', '+', frozen),
    }))
    .where('id', '=', union.user_id)
    .execute();
  await trx
    .updateTable('payment_unions')
    .set({ frozen_balance_fen: frozen })
    .where('id', '=', union.id)
    .execute();
  return frozen;
}

/** Books the frozen part as spent, when the rest of a combination payment has arrived. */
export async function spendFrozen(trx: Trx, union: UnionRow): Promise<void> {
  if (union.frozen_balance_fen === 0) return;
  await trx
    .updateTable('users')
    .set((eb) => ({
      balance_fen: eb('balance_fen', '+', union.frozen_balance_fen),
      frozen_balance_fen: eb('frozen_balance_fen', '-', union.frozen_balance_fen),
    }))
    .where('id', '=', union.user_id)
    .execute();
  await bookBalance(trx, {
    userId: union.user_id,
    type: 2,
    moneyFen: union.frozen_balance_fen,
    description: `订单支付：${union.title}`,
    reason: 'order-pay',
    sourceId: `payment-union:${union.id}`,
    orderNo: union.out_trade_no,
  });
}
