// The order detail: a raw row, whose numbers are texts, with everything that the order's screen shows.
import type { Kysely } from 'kysely';
import { moneyOfFen } from '~/domain/money';
import { orderStatusText, SEND_TYPES } from '~/domain/order-status';
import { orderPayText } from '~/domain/payment';
import type { OrderDetailData, OrderFull } from '~/schemas/api/order.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import type { SessionUser } from '../../ports/viewer';
import { flag, rawRow, wireMoney, wireTime } from '../../http/wire';
import { type PayBackProgress, payBackProgress } from '../../payments/refund-progress';
import type { UnionPart } from '../../ports/payable';
import { readCityConfig } from '../express/city-delivery';
import { rawWarehouse, readRawGoods } from '../../goods/raw-goods';
import { readOptions } from '../../settings/mall-options';
import { readSetting } from '../../settings/setting';
import { invoiceFenOf, invoicesOf } from '../invoice/invoice-row';
import { refundsOf, type StoredRefund, wireListRefund } from '../../orders/refund-row';
import { askableFen, askRefusal, roomOf } from '../../orders/refund-room';
import { type StoreRow, wireStoreRaw } from '../store/store-row';
import {
  type LineRow,
  orderParts,
  type OrderParts,
  pluginData,
  sentIn,
  wireGoodsInfo,
  wireLineRow,
  wireLink,
  wireParcels,
} from '../../orders/order-lines';
import { flagsOf, forBuyer, type OrderRow, wireOrder } from '../../orders/order-row';
import { appendStatus, isReviewOn, reviewsOf } from './append-appraise';
import { addOnsOf } from './pay';
import { mayRedeem, redeemedPieces } from './redeem';

export const SHOP_NAME = '平台自营';

/** The order for its owner, a clerk of its store, or an administrator; else not found. */
async function findOrder(db: Kysely<Tables>, orderId: number, user: SessionUser): Promise<OrderRow> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const isOpen =
    order !== undefined && (order.user_id === user.id || user.isAdmin || (await mayRedeem(db, order, user)));
  if (!isOpen) throw new MallError('订单不存在');
  return order;
}

const storeOf = async (db: Kysely<Tables>, { store_id: id }: OrderRow): Promise<StoreRow | undefined> =>
  id === null ? undefined : db.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirst();

/** The order's row as rows within it have it: forms and requests are texts. */
export const nestedOrder = (order: OrderRow, token: string) => ({
  ...rawRow(wireOrder(order, token)),
  order_form: JSON.stringify(order.order_form ?? []),
  cancel_data: order.cancel_data === null ? null : JSON.stringify(order.cancel_data),
});

/** The order's goods as they are now, deleted ones too, as raw rows by id. */
export async function goodsNow(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, unknown>> {
  const goods = await db
    .selectFrom('goods')
    .selectAll()
    .where('id', 'in', [0, ...ids])
    .execute();
  const raw = await readRawGoods(db, goods);
  return new Map(
    goods.map((row) => [row.id, { ...rawRow(raw.get(row.id) ?? {}), goodsWarehouse: rawWarehouse(row) }]),
  );
}

interface Whole {
  order: OrderRow;
  parts: OrderParts;
  goods: ReadonlyMap<number, unknown>;
  /** Pieces that a clerk has handed over, by line. */
  redeemed: ReadonlyMap<number, number>;
  /** Not withdrawn, the oldest first. */
  refunds: readonly StoredRefund[];
  progressOf: (refund: StoredRefund) => PayBackProgress;
  /** What is paid together with it. */
  addOns: readonly UnionPart[];
}

/** What can be asked for a line, and its newest request. */
function afterSalesOf(line: LineRow, { order, parts, refunds, progressOf }: Whole) {
  const room = roomOf(line, order, refunds);
  const isOpen = askRefusal(line, order, { refunds, sent: sentIn(parts) }) === null;
  const newest = refunds.filter(({ order_line_id: id }) => id === line.id).at(-1);
  return {
    is_show_apply_refund: flag(isOpen),
    refund: newest === undefined ? null : rawRow(wireListRefund(newest, progressOf(newest).state)),
    max_num: isOpen ? room.num : 0,
    max_refund_price: wireMoney(isOpen ? askableFen(line, room, room.num) : 0),
  };
}

function wireDetailLine(line: LineRow, whole: Whole): OrderFull['detail'][number] {
  const { order, parts, goods, redeemed } = whole;
  return {
    ...rawRow(wireLineRow(line)),
    form_data: line.form_data,
    goods_info: { ...wireGoodsInfo(line), num: String(line.num) },
    ...afterSalesOf(line, whole),
    clerk_num: redeemed.get(line.id) ?? 0,
    goods: goods.get(line.goods_id) ?? null,
    order: nestedOrder(order, parts.token),
  };
}

/** Parcels as raw rows, also the rows within; the number of pieces stays a number. */
const wireRawParcels = (orderId: number, parts: OrderParts): OrderFull['detailExpress'] =>
  wireParcels(orderId, parts).map(({ goods_num, expressRelation, ...parcel }) => ({
    ...rawRow(parcel),
    goods_num,
    expressRelation: expressRelation.map(({ orderDetail, ...link }) => ({
      ...rawRow(link),
      orderDetail: rawRow(orderDetail),
    })),
  }));

function factsOf({ order, parts, addOns }: Whole) {
  const flags = flagsOf(order);
  const { lines, parcels } = parts;
  const isSent = lines.some(({ goods_type }) => goods_type === 'goods');
  return {
    status_text: orderStatusText(flags),
    pay_type_text: orderPayText(order.pay_type),
    refund_price_text: moneyOfFen(order.total_pay_price_fen),
    goods_num: lines.reduce((sum, { num }) => sum + num, 0),
    member_deduction_price_count: wireMoney(order.member_discount_price_fen),
    goods_type: isSent ? ('goods' as const) : ('ecard' as const),
    is_show_send_type: isSent ? (1 as const) : (0 as const),
    is_can_apply_sales: isSent ? (1 as const) : (0 as const),
    is_show_express: isSent ? (1 as const) : (0 as const),
    merchant_remark_list: parcels
      .map(({ merchant_remark }) => merchant_remark)
      .filter((words) => words !== ''),
    plugin_data: pluginData(lines, { ...order, addOns }),
    refunded_price: wireMoney(order.refunded_fen),
    gift_expire_time: wireTime(parts.giftExpireAt),
    type_data: { ecard: [] },
    vipCardDiscount: [],
    template_message_list: [],
  };
}

async function serviceOf(db: Kysely<Tables>) {
  const setting = readSetting(await readOptions(db, ['is_web_service', 'web_service_url', 'contact_tel']));
  return {
    web_service_url: setting.web_service_url,
    is_web_service: flag(setting.is_web_service === '1'),
    web_mobile: setting.contact_tel,
  };
}

/** Where a same-city order is sent from, and the area, as the mall has them now; nothing for other orders. */
async function cityConfigOf(
  db: Kysely<Tables>,
  { send_type }: OrderRow,
): Promise<Pick<OrderFull, 'delivery_config'>> {
  if (send_type !== SEND_TYPES.city) return {};
  const { city_delivery: stored } = await readOptions(db, ['city_delivery']);
  const config = readCityConfig(stored);
  return config === null ? {} : { delivery_config: config };
}

const appendStatusIn = async (db: Kysely<Tables>, of: Omit<Parameters<typeof appendStatus>[0], 'reviews'>) =>
  appendStatus({ ...of, reviews: await reviewsOf(db, [of.order.id]) }, await isReviewOn(db));

/** `data` of api/order/detail. Throws 订单不存在 for everyone else. */
export async function orderDetail(
  db: Kysely<Tables>,
  orderId: number,
  { user, now }: { user: SessionUser; now: Date },
): Promise<OrderDetailData> {
  const order = await findOrder(db, orderId, user);
  const parts = (await orderParts(db, [orderId]))(orderId);
  const goods = await goodsNow(
    db,
    parts.lines.map(({ goods_id }) => goods_id),
  );
  const store = await storeOf(db, order);
  const redeemed = await redeemedPieces(db, order);
  const [refunds, addOns] = await Promise.all([refundsOf(db, [orderId]), addOnsOf(db, [orderId])]);
  const progressOf = await payBackProgress(db, refunds);
  const whole = { order, parts, goods, redeemed, refunds, progressOf, addOns: addOns(orderId) };
  return {
    detail: {
      ...rawRow(wireOrder(order.user_id === user.id ? forBuyer(order, parts) : order, parts.token)),
      ...factsOf(whole),
      ...(await serviceOf(db)),
      ...(await cityConfigOf(db, order)),
      platform: SHOP_NAME,
      order_form: order.order_form,
      cancel_data: order.cancel_data,
      detail: parts.lines.map((line) => wireDetailLine(line, whole)),
      store: store === undefined ? null : wireStoreRaw(store, null),
      detailExpress: wireRawParcels(orderId, parts),
      detailExpressRelation: parts.links.map((link) => rawRow(wireLink(link, orderId))),
      append_status: await appendStatusIn(db, { order, lines: parts.lines, now }),
      invoice: (await invoicesOf(db, [order])).get(orderId) ?? null,
      invoice_price: wireMoney(await invoiceFenOf(db, orderId)),
      is_clerk_permission: await mayRedeem(db, order, user),
    },
  };
}
