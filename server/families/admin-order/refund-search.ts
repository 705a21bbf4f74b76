// The list of after-sales: by state, time and words.
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { parseServerTime } from '~/domain/time';
import type { AdminOrderRefundParams } from '~/schemas/api/admin-order.gen';
import type { Tables } from '../../db/tables';
import type { Paging } from '../../http/wire';
import type { StoredRefund } from '../../orders/refund-row';
import { likePattern } from '../../db/like-pattern';

type Joined = Pick<Tables, 'order_refunds' | 'orders' | 'users' | 'order_lines'>;
type Builder = ExpressionBuilder<Joined, keyof Joined>;

const IS_ENDED = sql<boolean>`(order_refunds.status = 3 or order_refunds.is_refund
  or (order_refunds.type = 2 and order_refunds.status = 2 and order_refunds.is_confirm))`;

/** The states of the `status` parameter; -1 is all. */
const STATES: Readonly<Record<number, Expression<SqlBool>>> = {
  0: sql<boolean>`order_refunds.status = 1`,
  1: sql<boolean>`(order_refunds.status = 2 and not order_refunds.is_send)`,
  2: sql<boolean>`(order_refunds.status = 2 and order_refunds.is_send and not ${IS_ENDED})`,
  3: IS_ENDED,
};

const storeName = sql<string>`coalesce((select name from stores where stores.id = orders.store_id), '')`;

/** What the words are looked for in, by `keyword_1`. */
const PLACES: Readonly<Record<string, Expression<string>>> = {
  1: sql<string>`order_refunds.refund_no`,
  2: sql<string>`users.nickname`,
  3: sql<string>`orders.name`,
  4: sql<string>`order_refunds.user_id::text`,
  5: sql<string>`order_lines.goods_info->>'name'`,
  6: sql<string>`order_refunds.mobile`,
  7: storeName,
  8: sql<string>`orders.order_no`,
};
const SHOPPER_ID = '4';

const TIME = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/;
const DAY_LENGTH = 10;

/** A time in the mall's own zone; null where it is none. A day alone ends with its last second. */
function timeOf(text: string | undefined, isEnd: boolean): Date | null {
  const words = (text ?? '').trim();
  if (!TIME.test(words)) return null;
  const whole = words.length > DAY_LENGTH ? words : `${words} ${isEnd ? '23:59:59' : '00:00:00'}`;
  const time = parseServerTime(whole);
  return time === null ? null : new Date(time);
}

function matches(eb: Builder, keyword: string, place: string | undefined): Expression<SqlBool> {
  if (place === SHOPPER_ID) return sql<boolean>`order_refunds.user_id::text = ${keyword}`;
  const pattern = likePattern(keyword);
  const one = PLACES[place ?? ''];
  const places = one === undefined ? Object.values(PLACES) : [one];
  return eb.or(places.map((expression) => sql<boolean>`${expression} like ${pattern}`));
}

const refundsWith = (db: Kysely<Tables>) =>
  db
    .selectFrom('order_refunds')
    .innerJoin('orders', 'orders.id', 'order_refunds.order_id')
    .innerJoin('order_lines', 'order_lines.id', 'order_refunds.order_line_id')
    .innerJoin('users', 'users.id', 'order_refunds.user_id');

/** Joined only where orders, lines or shoppers are searched: each request has one of them. */
const refundsSearched = (db: Kysely<Tables>, isJoined: boolean): ReturnType<typeof refundsWith> =>
  isJoined ? refundsWith(db) : db.selectFrom('order_refunds');

/** A page of the requests that were not withdrawn, the newest first, and their number. */
export async function searchRefunds(
  db: Kysely<Tables>,
  params: AdminOrderRefundParams,
  paging: Paging,
): Promise<{ list: StoredRefund[]; count: number }> {
  const keyword = (params.keyword ?? '').trim();
  const state = STATES[params.status ?? -1];
  const from = timeOf(params.date_start, false);
  const until = timeOf(params.date_end, true);
  const isOfPlugin = (params.sign ?? 'all') !== 'all' && params.sign !== '';
  const found = refundsSearched(db, keyword !== '' || isOfPlugin)
    .where('order_refunds.deleted_at', 'is', null)
    .$if(state !== undefined, (query) => query.where(state ?? sql<boolean>`true`))
    .$if(isOfPlugin, (query) => query.where('orders.sign', '=', params.sign ?? ''))
    .$if(from !== null, (query) => query.where('order_refunds.created_at', '>=', from ?? new Date()))
    .$if(until !== null, (query) => query.where('order_refunds.created_at', '<=', until ?? new Date()))
    .$if(keyword !== '', (query) => query.where((eb) => matches(eb, keyword, params.keyword_1)));
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  const list = await found
    .selectAll('order_refunds')
    .orderBy('order_refunds.id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
  return { list, count };
}
