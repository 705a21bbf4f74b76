// Redeems pick-up orders: a clerk hands over the whole rest of an order, or some pieces of its lines.
import { type Kysely, sql } from 'kysely';
import { orderRefusal } from '~/domain/order-status';
import { planRedemption, type RedeemableLine, type RedeemedPieces } from '~/domain/redemption';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { clerkStoreOf } from '../../http/roles';
import type { SessionUser } from '../../ports/viewer';
import type { Trx } from '../../db/transaction';
import { noteEvent } from '../../orders/events';
import { flagsOf, lockOrder, type OrderRow } from '../../orders/order-row';
import type { Told } from './listeners';
import { markReceived } from './receipt';

/** Whether a viewer may redeem an order: administrators any, clerks those of their store. */
export async function mayRedeem(
  db: Kysely<Tables>,
  order: Pick<OrderRow, 'store_id'>,
  user: SessionUser,
): Promise<boolean> {
  if (order.store_id === null) return false;
  return user.isAdmin || (await clerkStoreOf(db, user.id)) === order.store_id;
}

/** Number of pieces that were handed over, by line; all of an order that was redeemed before acts were stored. */
export async function redeemedPieces(
  db: Kysely<Tables>,
  order: Pick<OrderRow, 'id' | 'is_confirm' | 'clerk_id'>,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('order_redemptions')
    .select(['order_line_id', sql<number>`sum(num)::integer`.as('num')])
    .where('order_id', '=', order.id)
    .groupBy('order_line_id')
    .execute();
  if (rows.length > 0 || !order.is_confirm || order.clerk_id === null)
    return new Map(rows.map(({ order_line_id: id, num }) => [id, num]));
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'num'])
    .where('order_id', '=', order.id)
    .execute();
  return new Map(lines.map(({ id, num }) => [id, num]));
}

/** The order's lines; the order is locked, so nothing else is handed over meanwhile. */
async function linesOf(trx: Trx, order: OrderRow): Promise<RedeemableLine[]> {
  const redeemed = await redeemedPieces(trx, order);
  const rows = await trx
    .selectFrom('order_lines')
    .select(['id', 'num', 'restocked_num', 'is_refund', 'refund_status'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  return rows.map(({ id, num, restocked_num, is_refund, refund_status }) => ({
    id,
    // What was undone before it was handed over is back on the shelf.
    num: num - restocked_num,
    redeemed: redeemed.get(id) ?? 0,
    isRefunded: is_refund,
    isInAfterSales: refund_status === 1,
  }));
}

export interface RedeemingAct {
  orderId: number;
  clerk: SessionUser;
  remark: string;
  /** Null hands over the whole rest. */
  wanted: readonly RedeemedPieces[] | null;
  /** Of the clerk's phone; null where the client sends none. */
  nonce: string | null;
  now: Date;
}

/** What an earlier sending of the same act came to; null where there was none. */
async function outcomeOfSame(trx: Trx, order: OrderRow, nonce: string | null): Promise<boolean | null> {
  if (nonce === null) return null;
  const same = await trx
    .selectFrom('order_redemptions')
    .select('id')
    .where('order_id', '=', order.id)
    .where('nonce', '=', nonce)
    .executeTakeFirst();
  return same === undefined ? null : order.is_confirm;
}

async function storePieces(
  trx: Trx,
  { orderId, clerk, remark, nonce, now }: RedeemingAct,
  pieces: readonly RedeemedPieces[],
): Promise<void> {
  if (pieces.length === 0) return;
  const rows = pieces.map(({ id, num }) => ({
    order_id: orderId,
    order_line_id: id,
    num,
    clerk_id: clerk.id,
    remark,
    nonce,
    created_at: now,
  }));
  await trx.insertInto('order_redemptions').values(rows).execute();
}

const remarkOf = (remark: string) => (remark === '' ? {} : { seller_remark: remark });

/** A part has left: the order counts as sent, so that it can no longer be cancelled as a whole. */
async function markPartlySent(trx: Trx, order: OrderRow, { clerk, remark, now }: RedeemingAct) {
  await trx
    .updateTable('orders')
    .set({
      ...(order.is_send ? {} : { is_send: true, send_at: now }),
      ...remarkOf(remark),
      auto_confirm_at: null,
      updated_at: now,
    })
    .where('id', '=', order.id)
    .execute();
  await noteEvent(trx, order.id, {
    event: 'redeemed',
    description: '门店已核销部分商品',
    operatorId: clerk.id,
  });
}

/**
 * Hands over what a clerk chose; with the last piece the order is received. True when nothing is left.
 * @throws MallError 订单不存在, 没有核销权限，禁止核销, and the refusals of the domain.
 */
export async function redeem(trx: Trx, act: Told<RedeemingAct>): Promise<boolean> {
  const order = await lockOrder(trx, act.orderId);
  if (order === undefined) throw new MallError('订单不存在');
  if (!(await mayRedeem(trx, order, act.clerk))) throw new MallError('没有核销权限，禁止核销');
  const known = await outcomeOfSame(trx, order, act.nonce);
  if (known !== null) return known;
  const refusal = orderRefusal('redeem', flagsOf(order));
  if (refusal !== null) throw new MallError(refusal);
  const plan = planRedemption(await linesOf(trx, order), act.wanted);
  if (typeof plan === 'string') throw new MallError(plan);
  await storePieces(trx, act, plan.pieces);
  if (!plan.isAll) {
    await markPartlySent(trx, order, act);
    return false;
  }
  const { clerk, remark, now, plugins } = act;
  await markReceived(trx, order, {
    plugins,
    event: { event: 'redeemed', description: '门店已核销', operatorId: clerk.id },
    now,
    extra: { clerk_id: clerk.id, clerked_at: now, ...remarkOf(remark) },
  });
  return true;
}
