// Cancels paid orders that were not sent: the shop's answer to a request, by force, and when it answers nothing.
import { CANCEL_STATES, orderRefusal } from '~/domain/order-status';
import { MallError } from '../../http/errors';
import type { Trx } from '../../db/transaction';
import { payOrderBack } from '../../orders/pay-back';
import { payPrepaidBack } from '../../orders/prepaid';
import { lockUnionsOf } from '../../payments/unions';
import { hasUsedOrderCards } from '../card/line-cards';
import {
  announceCancelled,
  type CancelledOrder,
  cancelLocked,
  type LockedOrder,
  returnAll,
  withLines,
} from './cancel';
import type { Told } from './listeners';
import { lockShoppers } from '../../orders/lock-shoppers';
import { noteEvent, type OrderEvent } from '../../orders/events';
import { flagsOf, lockOrder, type OrderRow } from '../../orders/order-row';
import { hasParcel } from '../../orders/parcels';

/** Who cancels, and when. */
interface By {
  operatorId?: number;
  remark?: string;
  now: Date;
}

async function lock(trx: Trx, orderId: number): Promise<LockedOrder> {
  const unions = await lockUnionsOf(trx, { kind: 'order', id: orderId });
  const order = await lockOrder(trx, orderId);
  if (order === undefined) throw new MallError('订单不存在');
  return { order, unions };
}

const wordsOf = ({ remark = '' }: By) => (remark.trim() === '' ? {} : { words: remark.trim() });

const eventOf = ({ operatorId }: By, event: string, description: string): OrderEvent => ({
  event,
  description,
  ...(operatorId === undefined ? {} : { operatorId }),
});

/** Every line is undone whole, what was prepaid too; the cards that it gave are voided by their listener. */
async function undoLines(trx: Trx, { order, lines }: CancelledOrder, now: Date): Promise<void> {
  const undone = lines.map(({ id, num }) => ({ id, num, refunded_num: 0, undone: num }));
  await payPrepaidBack(trx, { order, lines: undone, refundId: null, now });
  for (const { id, total_price_fen: fen, num, restocked } of lines) {
    await trx
      .updateTable('order_lines')
      .set({
        refunded_fen: fen,
        refunded_num: num,
        restocked_num: restocked,
        is_refund: true,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
  }
}

/** What was given back of a partly sent order, or is asked for, would be paid twice with the whole. */
async function assertNoAfterSale(trx: Trx, orderId: number): Promise<void> {
  const refund = await trx
    .selectFrom('order_refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '<>', 3)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (refund !== undefined) throw new MallError('该订单有售后申请，请在售后单中处理');
}

/** Cancels a locked, paid order that was not sent: all that was paid goes back, with its delivery. */
async function cancelPaid(
  trx: Trx,
  { order, unions }: LockedOrder,
  by: Told<By> & { event: OrderEvent },
): Promise<void> {
  const { now, event } = by;
  await assertNoAfterSale(trx, order.id);
  await trx
    .updateTable('orders')
    .set({
      cancel_status: CANCEL_STATES.cancelled,
      cancel_at: now,
      auto_agree_at: null,
      ...wordsOf(by),
      updated_at: now,
    })
    .where('id', '=', order.id)
    .execute();
  await lockShoppers(trx, [order.user_id]);
  const cancelled = await withLines(trx, [order]);
  await returnAll(trx, cancelled, now);
  const amountFen = order.total_pay_price_fen - order.refunded_fen;
  await payOrderBack(trx, unions, { order, refundId: null, amountFen, description: '订单取消退款', now });
  for (const one of cancelled) await undoLines(trx, one, now);
  await noteEvent(trx, order.id, event);
  await announceCancelled(trx, cancelled, by);
}

async function clearRequest(trx: Trx, order: OrderRow, by: By): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ cancel_status: CANCEL_STATES.none, auto_agree_at: null, ...wordsOf(by), updated_at: by.now })
    .where('id', '=', order.id)
    .execute();
  await noteEvent(trx, order.id, eventOf(by, 'cancel-refused', '商家拒绝取消订单'));
}

/** Answers a request to cancel. Throws 订单不存在, 订单进行中,不能进行操作, 订单已处理. */
export async function answerCancel(
  trx: Trx,
  { orderId, isAgreed, ...by }: Told<By> & { orderId: number; isAgreed: boolean },
): Promise<void> {
  const locked = await lock(trx, orderId);
  const { order } = locked;
  if (order.is_locked) throw new MallError('订单进行中,不能进行操作');
  if (order.cancel_status !== CANCEL_STATES.requested || order.is_send) throw new MallError('订单已处理');
  if (isAgreed)
    await cancelPaid(trx, locked, { ...by, event: eventOf(by, 'cancelled', '商家同意取消订单，已退款') });
  else await clearRequest(trx, order, by);
}

/** Cancels without a request, paid or not. Throws 订单不存在, 订单已取消, and the refusals of a locked or a sent order. */
export async function forceCancel(
  trx: Trx,
  { orderId, ...by }: Told<By> & { orderId: number },
): Promise<void> {
  const locked = await lock(trx, orderId);
  const { order } = locked;
  if (order.cancel_status === CANCEL_STATES.cancelled) throw new MallError('订单已取消');
  const refusal = orderRefusal('cancel', { ...flagsOf(order), cancel_status: CANCEL_STATES.none });
  if (refusal !== null) throw new MallError(refusal);
  const event = eventOf(by, 'cancelled', '商家取消订单');
  if (order.is_pay) await cancelPaid(trx, locked, { ...by, event });
  else await cancelLocked(trx, [locked], { reason: event.description, plugins: by.plugins });
}

/** Refuses the request where there is one, as `forceCancel` with status 2 does at the existing backend. */
export async function clearCancelRequest(
  trx: Trx,
  { orderId, ...by }: By & { orderId: number },
): Promise<void> {
  const { order } = await lock(trx, orderId);
  if (order.cancel_status === CANCEL_STATES.cancelled) throw new MallError('订单已取消');
  if (order.cancel_status === CANCEL_STATES.requested) await clearRequest(trx, order, by);
}

/** Cancels a paid order that a kind holds; false, and nothing changed, for any other. */
export async function cancelHeld(
  trx: Trx,
  { orderId, ...by }: Told<By> & { orderId: number; event: OrderEvent },
): Promise<boolean> {
  const locked = await lock(trx, orderId);
  const { is_pay: isPaid, is_locked: isHeld, cancel_status: cancelled } = locked.order;
  if (!isPaid || !isHeld || cancelled === CANCEL_STATES.cancelled) return false;
  await trx.updateTable('orders').set({ is_locked: false }).where('id', '=', orderId).execute();
  await cancelPaid(trx, locked, by);
  return true;
}

/** Agrees to a request that the shop did not answer in time; false, and nothing changed, where there is none. */
export async function agreeToOverdueCancel(
  trx: Trx,
  { orderId, now, plugins }: Told<{ orderId: number; now: Date }>,
): Promise<boolean> {
  const locked = await lock(trx, orderId);
  const { cancel_status, auto_agree_at: endsAt, is_locked, is_send } = locked.order;
  const isDue = cancel_status === CANCEL_STATES.requested && endsAt !== null && endsAt <= now;
  if (!isDue || is_locked || is_send) return false;
  if ((await hasParcel(trx, orderId)) || (await hasUsedOrderCards(trx, orderId))) {
    // What is underway, or was taken with a card, is for the shop to weigh.
    await trx.updateTable('orders').set({ auto_agree_at: null }).where('id', '=', orderId).execute();
    return false;
  }
  const event = { event: 'cancelled', description: '商家超时未处理，自动同意取消并退款' };
  await cancelPaid(trx, locked, { now, event, plugins });
  return true;
}
