// The stored order: queries, locks, flags, and its row as the contract writes it.
import { maskMobile } from '~/domain/text';
import type { Kysely, Selectable } from 'kysely';
import { type OrderFlags, readOrderFlags } from '~/domain/order-status';
import type { Tables } from '../db/tables';
import type { OrdersTable } from '../db/tables/orders';
import { flag, wireMoney, wireTime } from '../http/wire';
import type { Trx } from '../db/transaction';

export type OrderRow = Selectable<OrdersTable>;

/** The order, locked until the transaction ends; only of the given shopper, where there is one. */
export const lockOrder = (trx: Trx, orderId: number, userId?: number): Promise<OrderRow | undefined> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('deleted_at', 'is', null)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
    .forUpdate()
    .executeTakeFirst();

/** The shopper's order. */
export const ownOrder = (
  db: Kysely<Tables>,
  orderId: number,
  userId: number,
): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const flagsOf = (order: OrderRow): OrderFlags =>
  readOrderFlags({
    is_pay: flag(order.is_pay),
    pay_type: order.pay_type,
    is_send: flag(order.is_send),
    is_confirm: flag(order.is_confirm),
    is_sale: flag(order.is_sale),
    cancel_status: order.cancel_status,
    sale_status: flag(order.sale_status),
    status: flag(!order.is_locked),
    is_comment: flag(order.is_comment),
    is_recycle: flag(order.is_recycle),
    send_type: order.send_type,
  });

const timeOrNull = (time: Date | null): string | null => (time === null ? null : wireTime(time));

const sumsOf = (order: OrderRow) => ({
  total_price: wireMoney(order.total_price_fen),
  total_pay_price: wireMoney(order.total_pay_price_fen),
  express_original_price: wireMoney(order.express_original_price_fen),
  express_price: wireMoney(order.express_price_fen),
  total_goods_price: wireMoney(order.total_goods_price_fen),
  total_goods_original_price: wireMoney(order.total_goods_original_price_fen),
  member_discount_price: wireMoney(order.member_discount_price_fen),
  full_reduce_price: wireMoney(order.full_reduce_price_fen),
  use_user_coupon_id: order.use_user_coupon_id ?? 0,
  coupon_discount_price: wireMoney(order.coupon_discount_price_fen),
  use_integral_num: order.use_integral_num,
  integral_deduction_price: wireMoney(order.integral_deduction_price_fen),
  back_price: wireMoney(order.back_price_fen),
});

const progressOf = (order: OrderRow) => ({
  is_pay: flag(order.is_pay),
  pay_type: order.pay_type,
  pay_time: wireTime(order.pay_at),
  is_send: flag(order.is_send),
  send_time: wireTime(order.send_at),
  is_confirm: flag(order.is_confirm),
  confirm_time: wireTime(order.confirm_at),
  is_sale: flag(order.is_sale),
  cancel_status: order.cancel_status,
  cancel_time: wireTime(order.cancel_at),
  is_comment: flag(order.is_comment),
  comment_time: wireTime(order.comment_at),
  sale_status: flag(order.sale_status),
  status: flag(!order.is_locked),
  is_recycle: flag(order.is_recycle),
  auto_cancel_time: timeOrNull(order.auto_cancel_at),
  auto_confirm_time: timeOrNull(order.auto_confirm_at),
  auto_sales_time: timeOrNull(order.auto_sales_at),
});

/** As its buyer may see it: of a gift the mobile of who takes it is masked. */
export const forBuyer = (order: OrderRow, { isGiven }: { isGiven: boolean }): OrderRow =>
  isGiven ? { ...order, mobile: maskMobile(order.mobile) } : order;

/** `OrderRow` of the contract without its form and its cancel request, which each route writes in its own way. */
export const wireOrder = (order: OrderRow, token: string) => ({
  id: order.id,
  mall_id: 1,
  user_id: order.user_id,
  mch_id: order.mch_id,
  order_no: order.order_no,
  ...sumsOf(order),
  name: order.name,
  mobile: order.mobile,
  address: order.address,
  remark: order.remark,
  words: order.words,
  seller_remark: order.seller_remark,
  distance: order.distance_metres,
  ...progressOf(order),
  send_type: order.send_type,
  // Redeeming uses the code of clerk-qr-code.
  offline_qrcode: '',
  clerk_id: order.clerk_id ?? 0,
  store_id: order.store_id ?? 0,
  sign: order.sign,
  token,
  support_pay_types: JSON.stringify(order.support_pay_types),
  location: order.location,
  platform: order.platform,
  replace_user_id: order.replace_user_id ?? 0,
  is_delete: 0 as const,
  created_at: wireTime(order.created_at),
  updated_at: wireTime(order.updated_at),
  deleted_at: wireTime(null),
});
