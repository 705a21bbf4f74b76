// Lists of group purchases: the goods of running activities with their categories, and a shopper's orders in groups.
import { type Kysely, sql } from 'kysely';
import { moneyText } from '~/domain/money';
import type { GroupOrder, PintuanGoods } from '~/schemas/api/pintuan.gen';
import type { Tables } from '../../db/tables';
import { salesOf, VIP_CARD_APPOINT } from '../../goods/goods-card';
import { flag, pagination, type Paging, wireMoney, wireTime } from '../../http/wire';
import { readPage } from '../../http/read-page';
import { listedGoods, listedPage, type ListedQuery } from '../kit/activity-goods/listed-goods';
import { STATES } from './groups';
import { laddersOf } from './read-ladders';
import { goodsAddress, leastPrices, STATE_WORDS } from './wire';

type ListedCard = Awaited<ReturnType<typeof listedPage>>['cards'][number];

const wireListed = (
  card: ListedCard,
  { price, sales, stock }: { price: string; sales: number; stock: number },
): PintuanGoods => ({
  id: card.id,
  name: card.name,
  cover_pic: card.cover_pic,
  original_price: card.original_price,
  price,
  price_content: moneyText(price),
  sales,
  goods_stock: stock,
  level_price: Number(card.level_price),
  is_level: card.is_level,
  video_url: card.video_url,
  vip_card_appoint: card.vip_card_appoint ?? VIP_CARD_APPOINT,
  page_url: goodsAddress(card.id),
  buy_goods_auth: card.buy_goods_auth,
});

export async function goodsPage(
  db: Kysely<Tables>,
  query: Omit<ListedQuery, 'plugin' | 'catIds'> & { catId: number },
) {
  const { catId, paging } = query;
  const catIds = catId > 0 ? [catId] : null;
  const { total, rows, cards } = await listedPage(db, { ...query, plugin: 'pintuan', catIds });
  const ladders = await laddersOf(
    db,
    cards.map(({ id }) => id),
  );
  const prices = await leastPrices(db, ladders);
  const stocks = await stocksOf(
    db,
    ladders.map(({ ladder_goods_id: id }) => id),
  );
  const list = cards.flatMap((card): PintuanGoods[] => {
    const own = ladders.filter(({ goods_id: id }) => id === card.id);
    const fens = own.flatMap(({ ladder_goods_id: id }) => prices.get(id) ?? []);
    if (fens.length === 0) return [];
    const price = wireMoney(Math.min(...fens));
    const row = rows.find(({ id }) => id === card.id);
    const inGroups = own.reduce((sum, { ladder_goods_id: id }) => sum + (stocks.get(id) ?? 0), 0);
    const sales = row === undefined ? 0 : salesOf(row);
    return [wireListed(card, { price, sales, stock: card.goods_stock + inGroups })];
  });
  return { list, pagination: pagination(paging, total) };
}

export async function stocksOf(
  db: Kysely<Tables>,
  goodsIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('skus')
    .select(['goods_id', sql<number>`sum(stock)::int`.as('stock')])
    .where('goods_id', 'in', [0, ...goodsIds])
    .where('deleted_at', 'is', null)
    .groupBy('goods_id')
    .execute();
  return new Map(rows.map(({ goods_id, stock }) => [goods_id, stock]));
}

const ALL = { id: -1, name: '全部' };

/** The categories of the goods that the listed ones were made of. */
export async function categories(db: Kysely<Tables>, now: Date) {
  const rows = await db
    .selectFrom('goods_cats')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .where('is_enabled', '=', true)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('goods_cat_relations')
        .select('cat_id')
        .where('goods_id', 'in', listedGoods(db, 'pintuan', now).select('goods.source_id')),
    )
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return [ALL, ...rows];
}

/** States of groups by tab: all, to pay, running, success, failed. */
const TABS = [null, STATES.unpaid, STATES.running, STATES.done, STATES.failed] as const;
/** Failed, and some of the money is still on its way. */
const REFUNDING = 4;

/** A group's state as its buyer is told. */
const SHOWN_STATE = sql<
  0 | 1 | 2 | 3 | 4
>`case when pintuan_orders.state = 3 and orders.is_pay and orders.cancel_status <> 1
    then ${REFUNDING} when not orders.is_pay and orders.cancel_status <> 1 then 0 else pintuan_orders.state end`;

/** The shopper's orders in groups; of one state, or of all. */
const ordersInGroups = (db: Kysely<Tables>, userId: number, state: (typeof TABS)[number]) =>
  db
    .selectFrom('pintuan_members')
    .innerJoin('pintuan_orders', 'pintuan_orders.id', 'pintuan_members.pintuan_order_id')
    .innerJoin('orders', 'orders.id', 'pintuan_members.order_id')
    .where('pintuan_members.user_id', '=', userId)
    .where('orders.deleted_at', 'is', null)
    // What was cancelled before it was paid was never in a group.
    .where((eb) => eb.or([eb('orders.is_pay', '=', true), eb('orders.cancel_status', '<>', 1)]))
    .$if(state === STATES.unpaid, (query) => query.where('orders.is_pay', '=', false))
    .$if(state !== null && state !== STATES.unpaid, (query) =>
      query.where('orders.is_pay', '=', true).where('pintuan_orders.state', '=', state ?? 0),
    );
export async function ownOrders(
  db: Kysely<Tables>,
  { userId, paging, tab }: { userId: number; paging: Paging; tab: 0 | 1 | 2 | 3 | 4 },
) {
  const found = ordersInGroups(db, userId, TABS[tab]);
  const { total, rows } = await readPage(found, paging, (all) =>
    all
      .select(['orders.id', 'pintuan_order_id', 'ends_at', 'total_pay_price_fen', 'pay_type', 'is_pay'])
      .select(SHOWN_STATE.as('status'))
      .orderBy('orders.id', 'desc'),
  );
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'goods_info', 'num', 'total_price_fen'])
    .where('order_id', 'in', [0, ...rows.map(({ id }) => id)])
    .orderBy('id')
    .execute();
  const list = rows.map(
    (row): GroupOrder => ({
      id: row.id,
      pintuan_order_id: row.pintuan_order_id,
      status: row.status,
      status_cn: row.status === REFUNDING ? '退款处理中' : STATE_WORDS[row.status],
      total_pay_price: wireMoney(row.total_pay_price_fen),
      pay_type: row.pay_type,
      is_pay: flag(row.is_pay),
      end_date_time: wireTime(row.ends_at),
      detail: lines
        .filter(({ order_id: id }) => id === row.id)
        .map(({ goods_info: { name, cover_pic, attr_list }, num, total_price_fen: fen }) => ({
          goods_info: { name, cover_pic, attr_list },
          num,
          total_price: wireMoney(fen),
        })),
    }),
  );
  return { list, pagination: pagination(paging, total) };
}
