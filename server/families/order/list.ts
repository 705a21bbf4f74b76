// My orders: the tabs as SQL, the search, and each order with its lines, parcels and reviews.
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import {
  AFTER_SALES_STATUS,
  type OrderCondition,
  orderStatusText,
  orderTabFilter,
} from '~/domain/order-status';
import { ALL_REFUNDS } from '~/domain/refund-status';
import { parseServerTime } from '~/domain/time';
import type { InvoiceRow } from '~/schemas/api/invoice.gen';
import {
  type OrderComment,
  type OrderListData,
  type OrderListParams,
  type OrderRow as WireRow,
  orderList as orderListEndpoint,
} from '~/schemas/api/order.gen';
import type { Tables } from '../../db/tables';
import type { UnionPart } from '../../ports/payable';
import { flag, pagination, pagingOf, UNSET_TIME, wireMoney, wireTime } from '../../http/wire';
import { invoicedOrders, invoicesOf, orderInvoiceFen } from '../invoice/invoice-row';
import { afterSaleList } from '../../orders/refund-list';
import {
  orderParts,
  type OrderParts,
  pluginData,
  wireLine,
  wireParcels,
  wireSnapshot,
} from '../../orders/order-lines';
import { flagsOf, forBuyer, type OrderRow, wireOrder } from '../../orders/order-row';
import { appendStatus, isReviewOn, type ReviewRow, reviewsOf } from './append-appraise';
import { addOnsOf } from './pay';
import { likePattern } from '../../db/like-pattern';

type Builder = ExpressionBuilder<Tables, 'orders'>;

/** Flags of the wire that are booleans in the table; `status` is the inverse of `is_locked`. */
const BOOLEANS = [
  'is_pay',
  'is_send',
  'is_confirm',
  'is_sale',
  'sale_status',
  'is_comment',
  'is_recycle',
] as const;
const isBoolean = (field: string): field is (typeof BOOLEANS)[number] =>
  (BOOLEANS as readonly string[]).includes(field);

function holds(eb: Builder, condition: OrderCondition): Expression<SqlBool> {
  const isEqual = 'is' in condition;
  const operator = isEqual ? '=' : '!=';
  const value = isEqual ? condition.is : condition.isNot;
  const { field } = condition;
  if (field === 'status') return eb('is_locked', operator, value === 0);
  if (isBoolean(field)) return eb(field, operator, value === 1);
  return sql<boolean>`${eb.ref(field)} ${sql.raw(operator)} ${value}`;
}

/** The filter of a tab, as `isInTab` of the domain applies it to a row. */
const isInTab = (eb: Builder, status: number): Expression<SqlBool> =>
  eb.and(orderTabFilter(status).map((clause) => eb.or(clause.map((condition) => holds(eb, condition)))));

/** By the mobile, unless a friend filled it in: digits that match would give it away. */
const matchesMobile = (eb: Builder, pattern: string): Expression<SqlBool> =>
  eb.and([
    eb('mobile', 'like', pattern),
    eb.not(
      eb.exists(
        eb
          .selectFrom('order_gifts')
          .select('order_gifts.order_id')
          .whereRef('order_gifts.order_id', '=', 'orders.id')
          .where('order_gifts.filled_at', 'is not', null),
      ),
    ),
  ]);

/** Number, receiver, mobile, or the name of a goods. */
function matches(eb: Builder, keyword: string): Expression<SqlBool> {
  const pattern = likePattern(keyword);
  return eb.or([
    eb('order_no', 'like', pattern),
    eb('name', 'like', pattern),
    matchesMobile(eb, pattern),
    eb.exists(
      eb
        .selectFrom('order_lines')
        .select('order_lines.id')
        .whereRef('order_lines.order_id', '=', 'orders.id')
        .where(sql<boolean>`order_lines.goods_info->>'name' like ${pattern}`),
    ),
  ]);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** The first moment of a day in the mall's time; null for an invalid or open one. */
function dayStart(day: string | undefined): Date | null {
  const time = DAY.test(day ?? '') ? parseServerTime(day) : null;
  return time === null ? null : new Date(time);
}

function ordersOf(db: Kysely<Tables>, userId: number, params: OrderListParams) {
  const keyword = (params.keyword ?? '').trim();
  const from = dayStart(params.dateArr?.[0]);
  const lastDay = dayStart(params.dateArr?.[1]);
  const until = lastDay === null ? null : new Date(lastDay.getTime() + DAY_MS);
  return db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where((eb) => isInTab(eb, params.status ?? 0))
    .$if(keyword !== '', (query) => query.where((eb) => matches(eb, keyword)))
    .$if(from !== null, (query) => query.where('created_at', '>=', from ?? new Date()))
    .$if(until !== null, (query) => query.where('created_at', '<', until ?? new Date()));
}

const wireComment = (comment: ReviewRow, parts: OrderParts): OrderComment & Record<string, unknown> => {
  const line = parts.lines.find(({ id }) => id === comment.order_line_id);
  return {
    id: comment.id,
    mall_id: 1,
    mch_id: 0,
    order_id: comment.order_id ?? 0,
    order_detail_id: comment.order_line_id ?? 0,
    user_id: comment.user_id ?? 0,
    score: comment.score,
    content: comment.content,
    pic_url: JSON.stringify(comment.pic_list),
    is_show: flag(comment.is_show),
    is_virtual: flag(comment.is_virtual),
    virtual_user: comment.virtual_user,
    virtual_avatar: comment.virtual_avatar,
    virtual_time: UNSET_TIME,
    reply_content: comment.reply_content,
    goods_id: comment.goods_id,
    goods_warehouse_id: comment.goods_id,
    attr_id: comment.sku_id ?? 0,
    goods_info: line === undefined ? '{}' : JSON.stringify(wireSnapshot(line)),
    sign: '',
    is_anonymous: flag(comment.is_anonymous),
    is_top: flag(comment.is_top),
    is_delete: 0,
    created_at: wireTime(comment.created_at),
    updated_at: wireTime(comment.updated_at),
    deleted_at: UNSET_TIME,
  };
};

interface RowContext {
  parts: OrderParts;
  comments: readonly ReviewRow[];
  isReviewOn: boolean;
  now: Date;
  invoice: InvoiceRow | null;
  invoiceFen: number;
  addOns: readonly UnionPart[];
}

function wireListRow(order: OrderRow, { parts, comments, isReviewOn, now, ...rest }: RowContext): WireRow {
  const { invoice, invoiceFen, addOns } = rest;
  const flags = flagsOf(order);
  const isReviewable = isReviewOn && order.is_confirm && !order.is_comment && order.cancel_status === 0;
  return {
    ...wireOrder(forBuyer(order, parts), parts.token),
    order_form: order.order_form,
    cancel_data: order.cancel_data ?? [],
    status_text: orderStatusText(flags),
    comments: comments.map((comment) => wireComment(comment, parts)),
    detail: parts.lines.map(wireLine),
    detailExpress: wireParcels(order.id, parts),
    is_offline: order.send_type,
    action_status: { is_show_comment: flag(isReviewable) },
    plugin_data: pluginData(parts.lines, { ...order, addOns }),
    refunded_price: wireMoney(order.refunded_fen),
    gift_expire_time: wireTime(parts.giftExpireAt),
    append_status: appendStatus({ order, lines: parts.lines, reviews: comments, now }, isReviewOn),
    invoice,
    invoice_price: wireMoney(invoiceFen),
    extra_data: { is_trade_managed: 0 },
  };
}

/** `data` of api/order/list for a shopper: his orders, or his after-sales (status 5). */
export async function orderList(
  db: Kysely<Tables>,
  { userId, now }: { userId: number; now: Date },
  params: OrderListParams,
): Promise<OrderListData> {
  const paging = pagingOf(orderListEndpoint, params);
  if (params.status === AFTER_SALES_STATUS)
    return afterSaleList(db, { userId, paging, group: params.refund_status ?? ALL_REFUNDS });
  const { count } = await ordersOf(db, userId, params)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const orders = await ordersOf(db, userId, params)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
  return {
    list: await listRows(db, orders, now),
    pagination: pagination(paging, count),
    template_message: [],
  };
}

/** Orders of one shopper as his lists show them. */
export async function listRows(
  db: Kysely<Tables>,
  orders: readonly OrderRow[],
  now: Date,
): Promise<WireRow[]> {
  const ids = orders.map(({ id }) => id);
  const partsOf = await orderParts(db, ids);
  const comments = await reviewsOf(db, ids);
  const isOn = await isReviewOn(db);
  const invoices = await invoicesOf(db, orders);
  const invoiced = await invoicedOrders(db, ids);
  const addOnsIn = await addOnsOf(db, ids);
  return orders.map((order) =>
    wireListRow(order, {
      invoice: invoices.get(order.id) ?? null,
      invoiceFen: orderInvoiceFen({ asked_back_fen: 0, ...order, ...invoiced.get(order.id) }),
      addOns: addOnsIn(order.id),
      parts: partsOf(order.id),
      comments: comments.filter(({ order_id }) => order_id === order.id),
      isReviewOn: isOn,
      now,
    }),
  );
}
