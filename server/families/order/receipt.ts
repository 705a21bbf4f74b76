// After delivery: receipt, the end of the after-sale window, and the rewards granted then.
import type { Kysely } from 'kysely';
import { CANCEL_STATES, ORDER_PAY_TYPES } from '~/domain/order-status';
import type { Tables } from '../../db/tables';
import { postBalance, postIntegral } from '../../ledger/ledger';
import type { Trx } from '../../db/transaction';
import { grantOrderCards } from '../card/line-cards';
import { readOptions } from '../../settings/mall-options';
import { raiseBySpending } from '../mall-member/raise';
import { noteEvent, type OrderEvent } from '../../orders/events';
import { announce, type Told } from './listeners';
import { lockOrder, type OrderRow } from '../../orders/order-row';
import { rewardsOf } from './rewards';

const DAY_MS = 86_400_000;
const DEFAULT_AFTER_SALE_DAYS = 7;

/** Days in which after-sales can be asked for. */
async function afterSaleDays(db: Kysely<Tables>): Promise<number> {
  const { after_sale_time: days } = await readOptions(db, ['after_sale_time']);
  const number = Number(days ?? DEFAULT_AFTER_SALE_DAYS);
  return Number.isFinite(number) && number >= 0 ? number : DEFAULT_AFTER_SALE_DAYS;
}

/** The payments of an order that was paid on delivery count as paid with it. */
async function payOnDelivery(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  await trx
    .updateTable('payment_unions')
    .set({ is_pay: true, paid_at: now, updated_at: now })
    .where('is_pay', '=', false)
    .where('pay_type', '=', ORDER_PAY_TYPES.cashOnDelivery)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment_union_orders')
        .select('payment_union_id')
        .where('kind', '=', 'order')
        .where('source_id', '=', order.id),
    )
    .execute();
}

/** Marks a locked order as received; cash on delivery counts as paid. */
export async function markReceived(
  trx: Trx,
  order: OrderRow,
  by: Told<{
    event: OrderEvent;
    now: Date;
    extra?: { clerk_id: number; clerked_at: Date; seller_remark?: string };
  }>,
): Promise<void> {
  const { event, now, plugins, extra = {} } = by;
  const isPaidNow = !order.is_pay && order.pay_type === ORDER_PAY_TYPES.cashOnDelivery;
  const windowEndsAt = new Date(now.getTime() + (await afterSaleDays(trx)) * DAY_MS);
  await trx
    .updateTable('orders')
    .set({
      is_confirm: true,
      confirm_at: now,
      auto_confirm_at: null,
      auto_sales_at: windowEndsAt,
      updated_at: now,
      ...(order.is_send ? {} : { is_send: true, send_at: now }),
      ...(isPaidNow ? { is_pay: true, pay_at: now } : {}),
      ...extra,
    })
    .where('id', '=', order.id)
    .execute();
  if (isPaidNow) {
    await payOnDelivery(trx, order, now);
    await grantOrderCards(trx, [order.id], now);
  }
  await noteEvent(trx, order.id, event);
  if (isPaidNow) await announce(trx, 'orderPaid', { orderId: order.id, now, plugins });
}

/**
 * Confirms the receipt of a sent order whose time has run out. False, and nothing changed, when it is not sent,
 * confirmed already, cancelled, requested to be cancelled, or locked.
 */
export async function confirmReceipt(
  trx: Trx,
  { orderId, plugins }: Told<{ orderId: number }>,
): Promise<boolean> {
  const order = await lockOrder(trx, orderId);
  const isOpen = order !== undefined && order.is_send && !order.is_confirm && !order.is_locked;
  if (!isOpen || order.cancel_status !== CANCEL_STATES.none) return false;
  const event = { event: 'confirmed', description: '超时未确认，自动确认收货' };
  await markReceived(trx, order, { event, now: new Date(), plugins });
  return true;
}

async function give(trx: Trx, order: OrderRow): Promise<void> {
  const { points, fen } = await rewardsOf(trx, [order.id]);
  const booking = {
    userId: order.user_id,
    type: 1 as const,
    description: '订单完成奖励',
    reason: 'order-gift',
    sourceId: `order:${order.id}`,
    orderNo: order.order_no,
  };
  await postIntegral(trx, { ...booking, integral: points });
  await postBalance(trx, { ...booking, moneyFen: fen });
}

/**
 * Ends the after-sale window of a received order: it is finished, its rewards are posted once, and the shopper's level
 * may rise. False, and nothing changed, when it is no such order or a line of it is still in an after-sale.
 */
export async function endAfterSales(
  trx: Trx,
  { orderId, plugins }: Told<{ orderId: number }>,
): Promise<boolean> {
  const order = await lockOrder(trx, orderId);
  if (order === undefined || !order.is_confirm || order.is_sale) return false;
  if (order.cancel_status !== CANCEL_STATES.none) return false;
  const open = await trx
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .where('refund_status', '=', 1)
    .executeTakeFirst();
  if (open !== undefined) return false;
  const now = new Date();
  await trx
    .updateTable('orders')
    .set({ is_sale: true, sale_at: now, auto_sales_at: null, updated_at: now })
    .where('id', '=', orderId)
    .execute();
  await noteEvent(trx, orderId, { event: 'finished', description: '订单完成' });
  await give(trx, order);
  await raiseBySpending(trx, order.user_id, now);
  await announce(trx, 'orderFinished', { orderId, now, plugins });
  return true;
}
