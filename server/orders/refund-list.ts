// Lists of a shopper's after-sales: all of them (api/order/list, status 5), and those of one order.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { refundShare } from '~/domain/refund-status';
import type { OrderGoodsInfo, OrderListData } from '~/schemas/api/order.gen';
import type { RefundListData } from '~/schemas/api/refund.gen';
import type { Tables } from '../db/tables';
import { pagination, type Paging, wireMoney } from '../http/wire';
import { payBackProgress } from '../payments/refund-progress';
import { type LineRow, wireGoodsInfo } from './order-lines';
import { ownOrder } from './order-row';
import { refundsOf, type StoredRefund, wireFullRefund, wireListRefund } from './refund-row';

/** The lines of some requests, by id. */
export async function linesOf(
  db: Kysely<Tables>,
  refunds: readonly StoredRefund[],
): Promise<(refund: StoredRefund) => LineRow> {
  const ids = [0, ...refunds.map(({ order_line_id: id }) => id)];
  const lines = await db.selectFrom('order_lines').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(lines.map((line) => [line.id, line]));
  return ({ id, order_line_id: lineId }) => {
    const line = byId.get(lineId);
    if (line === undefined) throw new Error(`After-sale ${id} is of no line.`);
    return line;
  };
}

const AGREED = sql`status = 2`;
const IS_DONE = sql`is_send and is_confirm and (is_refund or type = 2)`;

/** `REFUND_GROUPS` of the domain as SQL; any other number is all. */
const IN_GROUP: Readonly<Record<number, RawBuilder<boolean>>> = {
  0: sql<boolean>`status = 1`,
  1: sql<boolean>`${AGREED} and not is_send`,
  2: sql<boolean>`${AGREED} and is_send and not (${IS_DONE})`,
  3: sql<boolean>`(status = 3 or (${AGREED} and ${IS_DONE}))`,
};

/** What was bought, in the pieces that are asked for. */
export function askedGoods(refund: StoredRefund, line: LineRow): OrderGoodsInfo {
  const part = (total: number): string =>
    wireMoney(refundShare({ total, lineNum: line.num, usedNum: 0, num: refund.num }));
  return {
    ...wireGoodsInfo(line),
    num: refund.num,
    total_original_price: part(line.total_original_price_fen),
    total_price: part(line.total_price_fen),
    member_discount_price: part(line.member_discount_price_fen),
  };
}

/** `data` of api/order/list for status 5. */
export async function afterSaleList(
  db: Kysely<Tables>,
  { userId, paging, group }: { userId: number; paging: Paging; group: number },
): Promise<OrderListData> {
  const own = db
    .selectFrom('order_refunds')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(IN_GROUP[group] ?? sql<boolean>`true`);
  const { count } = await own.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  const refunds = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
  const lineOf = await linesOf(db, refunds);
  const progressOf = await payBackProgress(db, refunds);
  const list = refunds.map((refund) => ({
    ...wireListRefund(refund, progressOf(refund).state),
    detail: [{ goods_info: askedGoods(refund, lineOf(refund)) }],
  }));
  return { list, pagination: pagination(paging, count) };
}

/** `data` of api/order/refund-list; empty for an order of somebody else. */
export async function refundsOfOrder(
  db: Kysely<Tables>,
  who: { orderId: number; lineId: number | undefined; userId: number },
): Promise<RefundListData> {
  const order = await ownOrder(db, who.orderId, who.userId);
  if (order === undefined) return { list: [] };
  const refunds = (await refundsOf(db, [order.id]))
    .filter(({ order_line_id: id }) => who.lineId === undefined || id === who.lineId)
    .reverse();
  const lineOf = await linesOf(db, refunds);
  const progressOf = await payBackProgress(db, refunds);
  return {
    list: refunds.map((refund) => ({
      ...wireFullRefund(refund, progressOf(refund).state),
      goods_info: askedGoods(refund, lineOf(refund)),
    })),
  };
}
