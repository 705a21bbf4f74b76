// Settles payments: the one place where a union becomes paid, by any method.
import { UNION_PAY_TYPES } from '~/domain/payment';
import type { PaidKind } from '../db/tables/payments';
import { MallError } from '../http/errors';
import type { Payable, Payables, Settling } from '../ports/payable';
import type { Trx } from '../db/transaction';
import type { PayProof } from './pay-password';
import { closeOpenTrades, closeUnions } from './release';
import { lockSiblings, type UnionRow } from './unions';

type UnionMethod = keyof typeof UNION_PAY_TYPES;

/** Throws a MallError for the rows of a plugin that is gone. */
function payableOf(payables: Payables, kind: PaidKind): Payable {
  const payable = payables(kind);
  if (payable === undefined) throw new MallError('订单中的商品已下架，请重新下单');
  return payable;
}

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

/** Throws 订单已支付 or 订单已取消 unless the locked union can be paid now; returns what it is for. */
export async function assertUnionPayable(
  trx: Trx,
  union: UnionRow,
  { payables, now }: Settling,
): Promise<Parts> {
  if (union.is_pay || union.pay_type === UNION_PAY_TYPES.huodao) throw new MallError('订单已支付');
  const parts = await partsOf(trx, union.id);
  for (const [kind, ids] of parts) await payableOf(payables, kind).assertPayable(trx, ids, now);
  return parts;
}

interface Receipt extends Settling {
  method: UnionMethod;
  /** Sum of all parts that came in: trade, balance, cash. */
  receivedFen: number;
}

/**
 * Marks a locked union and what it is for as paid; closes its open trades and the other payments of the same orders.
 * Throws an Error where the received amount is not the union's.
 */
export async function settle(trx: Trx, union: UnionRow, receipt: Receipt): Promise<void> {
  const { method, receivedFen, payables, now } = receipt;
  if (receivedFen !== union.amount_fen)
    throw new Error(`Payment ${union.id} is of ${union.amount_fen} fen, and ${receivedFen} came in.`);
  const parts = await assertUnionPayable(trx, union, receipt);
  const payType = UNION_PAY_TYPES[method];
  await trx
    .updateTable('payment_unions')
    .set({ is_pay: true, pay_type: payType, method, paid_at: now, updated_at: now })
    .where('id', '=', union.id)
    .execute();
  await closeOthers(trx, union, now);
  for (const [kind, ids] of parts)
    await payableOf(payables, kind).markPaid(trx, { ids, payType, paidAt: now });
}

/** Closes what else is open for a locked union's orders: its own trades, and their other payments. */
async function closeOthers(trx: Trx, union: UnionRow, now: Date): Promise<void> {
  await closeOpenTrades(trx, [union.id]);
  const siblings = await lockSiblings(trx, union.id);
  await closeUnions(
    trx,
    siblings.filter(({ id }) => id !== union.id),
    now,
  );
}

/** Chooses cash on delivery for a locked union: its orders may be sent unpaid. */
export async function settleOnDelivery(trx: Trx, union: UnionRow, settling: Settling): Promise<void> {
  const { payables, now } = settling;
  const parts = await assertUnionPayable(trx, union, settling);
  const marks = [...parts].map(([kind, ids]) => ({ mark: payableOf(payables, kind).markOnDelivery, ids }));
  if (marks.some(({ mark }) => mark === undefined)) throw new MallError('该订单不支持此支付方式。');
  await closeOthers(trx, union, now);
  await trx
    .updateTable('payment_unions')
    .set({ pay_type: UNION_PAY_TYPES.huodao, method: 'huodao', updated_at: now })
    .where('id', '=', union.id)
    .execute();
  for (const { mark, ids } of marks) await mark?.(trx, ids);
}

/**
 * Freezes the part of a locked union that the balance covers, and closes the trades that were opened for all of it.
 * What an earlier call has frozen needs no second proof.
 * @returns the frozen fen, also of an earlier call. Throws a MallError (账户余额不足。) without any balance.
 */
export async function freezeBalance(trx: Trx, union: UnionRow, proof: PayProof | null): Promise<number> {
  if (union.frozen_balance_fen > 0) return union.frozen_balance_fen;
  if (proof === null) throw new MallError('请输入支付密码');
  const { balance_fen: balance } = await trx
    .selectFrom('users')
    .select('balance_fen')
    .where('id', '=', union.user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // The cashier cannot charge less than one fen.
  const frozen = Math.min(balance, union.amount_fen - 1);
  if (frozen <= 0) throw new MallError('账户余额不足。');
  await closeOpenTrades(trx, [union.id]);
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
