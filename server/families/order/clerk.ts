// Redeems pick-up orders: the shopper's code, the clerk, cash at the counter.
import { orderRefusal, SEND_TYPES } from '~/domain/order-status';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import type { SessionUser } from '../../http/viewer';
import type { Trx } from '../../payments/ledger';
import { settle } from '../../payments/settle';
import { releaseFrozen } from '../../payments/release';
import { lockUnion } from '../../payments/unions';
import { qrPicture } from '../goods/poster';
import { mayRedeem } from './detail';
import { flagsOf, lockOrder, type OrderRow, ownOrder } from './order-row';
import { unionOf } from './pay';
import { markReceived } from './receipt';

const CLERK_PATH = '/pages/order/clerk/clerk';

/** The QR code that a clerk scans to open the order; only of the shopper's own paid pick-up. */
export async function pickUpCode(
  db: Kysely<Tables>,
  who: { orderId: number; userId: number; origin: string },
): Promise<string> {
  const order = await ownOrder(db, who.orderId, who.userId);
  if (order === undefined || order.send_type !== SEND_TYPES.pickUp) throw new MallError('订单不存在');
  if (order.is_locked) throw new MallError('订单进行中,不能进行操作');
  if (!order.is_pay) throw new MallError('订单未支付');
  return qrPicture(`${who.origin}/#${CLERK_PATH}?id=${order.id}`);
}

/** The pick-up order, locked, for a clerk of its store; the caller names the message for anyone else. */
async function lockForClerk(
  trx: Trx,
  who: { orderId: number; clerk: SessionUser },
  refusal: string,
): Promise<OrderRow> {
  const order = await lockOrder(trx, who.orderId);
  if (order === undefined) throw new MallError('订单不存在');
  if (!(await mayRedeem(trx, order, who.clerk))) throw new MallError(refusal);
  return order;
}

/** Redeems a paid order: it is sent and received at once. */
export async function redeem(
  trx: Trx,
  who: { orderId: number; clerk: SessionUser; remark: string; now: Date },
): Promise<void> {
  const order = await lockForClerk(trx, who, '没有核销权限，禁止核销');
  const refusal = orderRefusal('redeem', flagsOf(order));
  if (refusal !== null) throw new MallError(refusal);
  const { clerk, remark, now } = who;
  await markReceived(trx, order, {
    event: { event: 'redeemed', description: '门店已核销', operatorId: clerk.id },
    now,
    extra: { clerk_id: clerk.id, clerked_at: now, ...(remark === '' ? {} : { seller_remark: remark }) },
  });
}

/** Accepts cash for an unpaid pick-up order. */
export async function collectCash(
  trx: Trx,
  who: { orderId: number; clerk: SessionUser; now: Date },
): Promise<void> {
  const known = await trx.selectFrom('orders').selectAll().where('id', '=', who.orderId).executeTakeFirst();
  if (known === undefined) throw new MallError('订单不存在');
  if (!(await mayRedeem(trx, known, who.clerk))) throw new MallError('用户不是核销员、无权限执行此操作');
  const refusal = orderRefusal('collectCash', flagsOf(known));
  if (refusal !== null) throw new MallError(refusal);
  // The payment is locked before the order, as everywhere; settling checks the order again.
  const unionId = await unionOf(trx, known);
  const union = await lockUnion(trx, { unionId, userId: known.user_id });
  await releaseFrozen(trx, union);
  await settle(trx, union, { method: 'cash', receivedFen: union.amount_fen, now: who.now });
}
