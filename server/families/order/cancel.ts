// Cancels orders: an unpaid one at once with all that it reserved, a paid one by a request to the shop.
import {
  CANCEL_STATES,
  cancelOutcome,
  ORDER_PAY_TYPES,
  orderRefusal,
  withParcels,
} from '~/domain/order-status';
import { MallError } from '../../http/errors';
import { claimUploads } from '../attachment/own-uploads';
import { orderCancelForm } from '~/schemas/api/forms/order-cancel.gen';
import { checkForm } from '../../http/form';
import { parseJson } from '../../http/json-bounds';
import { postIntegral } from '../../ledger/ledger';
import type { Trx } from '../../db/transaction';
import { closeUnions } from '../../payments/release';
import { lockUnionsOf, type UnionRow } from '../../payments/unions';
import type { CancelData } from '../../db/tables/orders';
import { hasUsedOrderCards } from '../card/line-cards';
import { waitEnd } from '../../settings/refund-times';
import { noteEvent, noteEvents } from '../../orders/events';
import { lockShoppers } from '../../orders/lock-shoppers';
import type { OrderUndone } from '../../ports/order-events';
import { announceUndone, type Told } from './listeners';
import { flagsOf, lockOrder, type OrderRow, ownOrder } from '../../orders/order-row';
import { hasParcel } from '../../orders/parcels';
import { countSales } from './sales';
import { restock } from '../../orders/stock';

/** A line of an order that is cancelled whole, with the pieces that are still in the shop: a parcel is underway. */
export interface CancelledLine {
  id: number;
  goods_id: number;
  sku_id: number;
  num: number;
  total_price_fen: number;
  restocked: number;
}

/** A locked order with its lines. */
export interface CancelledOrder {
  order: OrderRow;
  lines: readonly CancelledLine[];
}

/** Locked orders with their lines. */
export async function withLines(trx: Trx, orders: readonly OrderRow[]): Promise<CancelledOrder[]> {
  const rows = await trx
    .selectFrom('order_lines')
    .leftJoin('order_express_lines', 'order_line_id', 'order_lines.id')
    .select(['order_lines.id', 'goods_id', 'sku_id', 'num', 'set_aside_num', 'total_price_fen'])
    .select(['order_id', 'order_express_id'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('order_lines.id')
    .execute();
  const lines = rows.map(({ order_express_id: parcelId, set_aside_num: setAside, ...line }) => ({
    ...line,
    restocked: parcelId === null ? line.num - setAside : 0,
  }));
  return orders.map((order) => ({
    order,
    lines: lines.flatMap(({ order_id: id, ...line }) => (id === order.id ? [line] : [])),
  }));
}

/** Notifies the other families that every line of the orders is undone whole. */
export async function announceCancelled(
  trx: Trx,
  cancelled: readonly CancelledOrder[],
  { now, plugins }: Told<{ now: Date }>,
): Promise<void> {
  const undone = cancelled.map(
    ({ order, lines }): OrderUndone => ({
      orderId: order.id,
      orderNo: order.order_no,
      userId: order.user_id,
      cause: 'cancelled',
      refundId: null,
      lines: lines.map(({ id, goods_id: goodsId, num, total_price_fen: fen }) => ({
        lineId: id,
        goodsId,
        amountFen: order.is_pay ? fen : 0,
        num,
        isWhole: true,
      })),
      isWhole: true,
      now,
    }),
  );
  await announceUndone(trx, { undone, plugins });
}

/** Refunds points and coupon; the points are keyed by the order, so only once. */
async function returnMeans(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  const { id, user_id: userId, use_user_coupon_id: couponId, use_integral_num: points } = order;
  if (points > 0)
    await postIntegral(trx, {
      userId,
      type: 1,
      integral: points,
      description: '订单取消，退回积分',
      reason: 'order-cancel',
      sourceId: `order:${id}`,
      orderNo: order.order_no,
    });
  if (couponId === null) return;
  await trx
    .updateTable('user_coupons')
    .set({ is_use: false, used_at: null, updated_at: now })
    .where('id', '=', couponId)
    .execute();
}

/**
 * Releases what orders reserved: stock, points, coupons. Runs in the transaction that marks them as cancelled, paid or
 * not; the shoppers' rows are locked.
 */
export async function returnAll(trx: Trx, cancelled: readonly CancelledOrder[], now: Date): Promise<void> {
  // Locks as in placing an order: the shoppers' rows first, then the SKUs, then the coupons.
  await restock(
    trx,
    cancelled.flatMap(({ lines }) => lines.map(({ sku_id: skuId, restocked: num }) => ({ skuId, num }))),
  );
  const orders = cancelled.map(({ order }) => order);
  const sold = orders.filter(
    ({ is_pay: isPaid, pay_type: type }) => isPaid || type === ORDER_PAY_TYPES.cashOnDelivery,
  );
  if (sold.length > 0)
    await countSales(
      trx,
      sold.map(({ id }) => id),
      -1,
    );
  for (const order of orders) await returnMeans(trx, order, now);
}

/** An order and its payments, which are locked before it, as everywhere. */
export interface LockedOrder {
  order: OrderRow;
  unions: readonly UnionRow[];
}

/**
 * Cancels an order that was neither paid nor sent, and releases stock, points, coupon and frozen balance.
 * False, and nothing changed, when it is no longer such an order.
 */
export async function cancelUnpaid(
  trx: Trx,
  { orderId, ...why }: Told<{ orderId: number; reason: string }>,
): Promise<boolean> {
  const unions = await lockUnionsOf(trx, { kind: 'order', id: orderId });
  const order = await lockOrder(trx, orderId);
  return order !== undefined && (await cancelLocked(trx, [{ order, unions }], why)) > 0;
}

/** One payment may be of several orders. */
const distinctUnions = (locked: readonly LockedOrder[]): UnionRow[] => [
  ...new Map(locked.flatMap(({ unions }) => unions.map((union) => [union.id, union]))).values(),
];

/** As `cancelUnpaid`, of orders that are locked already, in the order of their ids; how many were cancelled. */
export async function cancelLocked(
  trx: Trx,
  locked: readonly LockedOrder[],
  { reason, plugins }: Told<{ reason: string }>,
): Promise<number> {
  const open = locked.filter(
    ({ order }) => !order.is_pay && !order.is_send && order.cancel_status === CANCEL_STATES.none,
  );
  if (open.length === 0) return 0;
  const now = new Date();
  const orders = open.map(({ order }) => order);
  const ids = orders.map(({ id }) => id);
  await lockShoppers(
    trx,
    orders.map(({ user_id: userId }) => userId),
  );
  await closeUnions(trx, distinctUnions(open), now);
  await trx
    .updateTable('orders')
    .set({ cancel_status: CANCEL_STATES.cancelled, cancel_at: now, auto_cancel_at: null, updated_at: now })
    .where('id', 'in', ids)
    .execute();
  const cancelled = await withLines(trx, orders);
  await returnAll(trx, cancelled, now);
  await noteEvents(trx, ids, { event: 'cancelled', description: reason });
  await announceCancelled(trx, cancelled, { now, plugins });
  return ids.length;
}

/** The shopper's reason, in either field that clients send. */
export interface CancelRequest {
  cause?: string | undefined;
  mobile?: string | null | undefined;
  remark?: string | null | undefined;
  image_list?: unknown;
}

const MAX_PICTURES = 9;
const MAX_ADDRESS_LENGTH = 1000;

/** Addresses of pictures, from a list or from its JSON text. */
function picturesOf(value: unknown): string[] {
  const list: unknown = typeof value === 'string' ? parseList(value) : value;
  if (!Array.isArray(list)) return [];
  return list
    .filter((one): one is string => typeof one === 'string' && one.length <= MAX_ADDRESS_LENGTH)
    .slice(0, MAX_PICTURES);
}

function parseList(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return [];
  }
}

/** Throws the message of the first problem: no reason, a remark that is too long. */
function readRequest({ cause = '', mobile, remark, image_list }: CancelRequest): CancelData {
  const data = { cause: cause.trim(), mobile: mobile?.trim() ?? '', remark: remark?.trim() ?? '' };
  checkForm(orderCancelForm, data);
  return { ...data, image_list: picturesOf(image_list) };
}

/**
 * Cancels the shopper's order, or asks for the refund of a paid one.
 * @returns the words of the outcome: 取消成功 or 待后台审核.
 */
export async function cancelOwn(
  trx: Trx,
  { plugins, ...who }: Told<{ orderId: number; userId: number }>,
  request: CancelRequest,
): Promise<string> {
  // Only the shopper's own order is locked.
  if ((await ownOrder(trx, who.orderId, who.userId)) === undefined) throw new MallError('订单数据异常');
  await lockUnionsOf(trx, { kind: 'order', id: who.orderId });
  const order = await lockOrder(trx, who.orderId, who.userId);
  if (order === undefined) throw new MallError('订单数据异常');
  const flags = flagsOf(order);
  const refusal = orderRefusal('cancel', withParcels(flags, await hasParcel(trx, order.id)));
  if (refusal !== null) throw new MallError(refusal);
  const { cancel_status, message } = cancelOutcome(flags);
  if (cancel_status === CANCEL_STATES.cancelled) {
    await cancelUnpaid(trx, { orderId: order.id, reason: '买家取消订单', plugins });
    return message;
  }
  const data = readRequest(request);
  await claimUploads(trx, { userId: who.userId, urls: data.image_list });
  if (await hasUsedOrderCards(trx, order.id)) throw new MallError('订单赠送的卡券已使用,该订单无法取消');
  const now = new Date();
  await trx
    .updateTable('orders')
    .set({
      cancel_status,
      cancel_data: JSON.stringify(data),
      auto_agree_at: await waitEnd(trx, 'cancel', now),
      updated_at: now,
    })
    .where('id', '=', order.id)
    .execute();
  await noteEvent(trx, order.id, { event: 'cancel-asked', description: `申请取消订单：${data.cause}` });
  return message;
}

/** Withdraws the request to cancel the shopper's paid order. */
export async function withdrawCancel(trx: Trx, who: { orderId: number; userId: number }): Promise<void> {
  const order = await lockOrder(trx, who.orderId, who.userId);
  if (order === undefined) throw new MallError('订单不存在');
  const refusal = orderRefusal('withdraw', flagsOf(order));
  if (refusal !== null) throw new MallError(refusal);
  await trx
    .updateTable('orders')
    .set({
      cancel_status: CANCEL_STATES.none,
      cancel_data: null,
      auto_agree_at: null,
      updated_at: new Date(),
    })
    .where('id', '=', order.id)
    .execute();
  await noteEvent(trx, order.id, { event: 'cancel-withdrawn', description: '买家撤销取消申请' });
}
