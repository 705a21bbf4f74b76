// A shopper's own pre-sales: each deposit with its state, its balance and its order.
import { type Kysely, sql } from 'kysely';
import type { AdvanceOrder } from '~/schemas/api/advance.gen';
import { likePattern } from '../../db/like-pattern';
import type { Tables } from '../../db/tables';
import { listRows } from '../../families/order/list';
import { rowsByIds } from '../../goods/goods-card';
import { readGoodsRules } from '../../goods/goods-rules';
import { ownPriceFen } from '../../goods/member-price';
import { wireSku } from '../../goods/sku';
import { MallError } from '../../http/errors';
import { readPage } from '../../http/read-page';
import { flag, pagination, type Paging, wireMoney, wireTime } from '../../http/wire';
import type { SessionUser } from '../../ports/viewer';
import type { DepositRow } from './deposit';
import { pageOf } from './list';
import { balanceOf, CUTS, paidPieces, PLUGIN, readAdvanceSettings, STATES } from './terms';

const STATUSES = {
  1: '定金待支付',
  2: '尾款支付未开始',
  3: '尾款待支付',
  4: '购买成功',
  5: '订单已取消',
  6: '订单已售后',
  7: '购买失败 定金支付超时',
  8: '购买失败 定金已退款',
  9: '购买失败 尾款支付超时',
} as const;

type Status = keyof typeof STATUSES;
const FAILED = 5;

interface Viewing {
  user: SessionUser;
  now: Date;
}

const found = (db: Kysely<Tables>, { user, now }: Viewing) => {
  const status = sql<Status>`case advance_orders.state when 0 then 1
    when 1 then case when advance_orders.end_at > ${now} then 2 else 3 end
    when 2 then case when orders.cancel_status <> 1 then 4 when exists (select from order_refunds
      where order_refunds.order_id = orders.id and is_refund) then 6 else 5 end
    when 3 then 5 when 4 then 7 when 5 then 8 else 9 end`;
  const query = db
    .selectFrom('advance_orders')
    .leftJoin('orders', 'orders.id', 'advance_orders.order_id')
    .where('advance_orders.user_id', '=', user.id);
  return { query, status };
};

/** Rows as selected, with what their orders say. */
const selected = ({ query, status }: ReturnType<typeof found>) =>
  query
    .selectAll('advance_orders')
    .select(status.as('status'))
    .select(['order_no', 'orders.is_pay', 'is_send', 'sale_status', 'cancel_status', 'auto_cancel_at']);

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

/** What the lines of the balances cost, by deposit. */
async function linesOf(db: Kysely<Tables>, ids: readonly number[]) {
  const rows = await db
    .selectFrom('order_prepayments')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .select(['source_id', 'order_id', 'cuts', 'total_price_fen'])
    .where('kind', '=', PLUGIN)
    .where('source_id', 'in', [0, ...ids])
    .execute();
  return ({ id, order_id: orderId }: Pick<DepositRow, 'id' | 'order_id'>) =>
    rows.find((line) => line.source_id === id && line.order_id === orderId);
}

const goodsInfoOf = ({ goods_info: { attr_list, goods_attr: attr, ...info } }: Row): string =>
  JSON.stringify({
    attr_list,
    goods_attr: {
      id: attr.id,
      price: wireMoney(attr.price_fen),
      original_price: wireMoney(attr.original_price_fen),
      pic_url: attr.pic_url,
      name: info.name,
      cover_pic: info.cover_pic,
    },
  });

const timesOf = (row: Row) => ({
  pay_time: wireTime(row.paid_at),
  auto_cancel_time: wireTime(row.is_pay === false ? row.auto_cancel_at : null),
  deposit_cancel_time: wireTime(row.state === STATES.unpaid ? row.cancel_at : null),
  start_prepayment_at: wireTime(row.begin_at),
  end_prepayment_at: wireTime(row.end_at),
  pay_limit: row.pay_limit,
  tail_end_at: wireTime(row.balance_end_at),
  created_at: wireTime(row.created_at),
});

const ENDED_UNPAID: readonly number[] = [STATES.cancelled, STATES.late];

const flagsOf = (row: Row) => ({
  status: STATUSES[row.status],
  status_num: `${row.status}` as const,
  is_pay: flag(row.paid_at !== null),
  is_cancel: flag(ENDED_UNPAID.includes(row.state)),
  is_refund: flag(row.state === STATES.returned || (row.state === STATES.bought && row.cancel_status === 1)),
  order_is_pay: flag(row.is_pay === true),
  is_send: flag(row.is_send === true),
  sale_status: row.sale_status === true ? 1 : 0,
  cancel_status: row.cancel_status ?? 0,
});

/** What rows are shown with. */
async function loadShown(db: Kysely<Tables>, rows: readonly Row[], { user, now }: Viewing) {
  const goodsIds = [0, ...new Set(rows.map(({ goods_id: id }) => id))];
  const { is_member_price: hasMemberPrice } = await readAdvanceSettings(db);
  return {
    goods: await db.selectFrom('goods').selectAll().where('id', 'in', goodsIds).execute(),
    skus: await db.selectFrom('skus').selectAll().where('goods_id', 'in', goodsIds).orderBy('id').execute(),
    paid: await paidPieces(db, goodsIds),
    lineOf: await linesOf(
      db,
      rows.map(({ id }) => id),
    ),
    view: { viewer: user, now, rules: await readGoodsRules(db) },
    hasMemberPrice: hasMemberPrice === 1,
  };
}

type Shown = Awaited<ReturnType<typeof loadShown>>;

/** The goods and SKUs of a row, and what it leaves to pay now. */
function goodsOf(row: Row, { goods, skus, paid, view, hasMemberPrice }: Shown) {
  const own = goods.find(({ id }) => id === row.goods_id);
  const sku = skus.find(({ id }) => id === row.sku_id);
  if (own === undefined || sku === undefined) throw new Error(`Deposit ${row.id} is of no goods.`);
  const memberFen = hasMemberPrice ? ownPriceFen(own, sku, view) : null;
  const shelfFen = Math.min(sku.price_fen, memberFen ?? sku.price_fen);
  const balance = balanceOf(row, { paidNum: paid.get(own.id) ?? 0, shelfFen });
  const onShelf = skus.filter((one) => one.goods_id === own.id && one.deleted_at === null);
  const { name, cover_pic, goods_attr } = row.goods_info;
  const wire = {
    goods: {
      goodsWarehouse: { name, cover_pic, original_price: wireMoney(goods_attr.original_price_fen) },
    },
    goodsAttr: wireSku(own, sku, view),
    attr: onShelf.map((one) => wireSku(own, one, view)),
  };
  return { wire, balance };
}

function wireDeposit(row: Row, shown: Shown): AdvanceOrder {
  const { wire, balance } = goodsOf(row, shown);
  const line = shown.lineOf(row);
  const ladderFen = line?.cuts.find(({ name }) => name === CUTS.ladder)?.fen ?? 0;
  return {
    id: row.id,
    advance_no: row.advance_no,
    order_id: row.order_id ?? 0,
    order_no: row.order_no ?? '0',
    goods_id: row.goods_id,
    goods_attr_id: row.sku_id,
    goods_num: row.num,
    deposit: wireMoney(row.deposit_fen * row.num),
    swell_deposit: wireMoney(row.swell_fen * row.num),
    preferential_price: wireMoney(ladderFen),
    tail_money: wireMoney(line?.total_price_fen ?? balance.fen),
    ...flagsOf(row),
    ...timesOf(row),
    ladder_rules: JSON.stringify(row.ladder_rules),
    goods_info: goodsInfoOf(row),
    ...wire,
  };
}

async function wireDeposits(db: Kysely<Tables>, rows: readonly Row[], viewing: Viewing) {
  const shown = await loadShown(db, rows, viewing);
  return rows.map((row) => wireDeposit(row, shown));
}

export interface OwnQuery extends Viewing {
  paging: Paging;
  /** -1 all, 1 to 4 a state, 5 all that failed. */
  tab: -1 | 1 | 2 | 3 | 4 | 5;
  name: string;
  /** One, whatever the tab and the name; 0 for all. */
  id: number;
}

export async function ownPage(db: Kysely<Tables>, { user, now, paging, tab, name, id }: OwnQuery) {
  const { query, status } = found(db, { user, now });
  const isIn = tab < FAILED ? sql<boolean>`${status} = ${tab}` : sql<boolean>`${status} >= ${FAILED}`;
  const wanted = query
    .$if(id === 0 && tab > 0, (all) => all.where(isIn))
    .$if(id > 0, (all) => all.where('advance_orders.id', '=', id))
    .$if(id === 0 && name !== '', (all) =>
      all.where(sql<boolean>`advance_orders.goods_info ->> 'name' ilike ${likePattern(name)}`),
    );
  const { total, rows } = await readPage(wanted, paging, (all) =>
    selected({ query: all, status }).orderBy('advance_orders.id', 'desc'),
  );
  const list = await wireDeposits(db, rows, { user, now });
  return { list, template_message: [], pagination: pagination(paging, total) };
}

/** The deposits of orders, by order. */
async function ofOrders(db: Kysely<Tables>, orderIds: readonly number[], { user, now }: Viewing) {
  const rows = await selected(found(db, { user, now }))
    .where('advance_orders.order_id', 'in', [0, ...orderIds])
    .orderBy('advance_orders.id')
    .execute();
  const wired = await wireDeposits(db, rows, { user, now });
  return new Map(wired.map((deposit) => [deposit.order_id, deposit]));
}

export const depositOfOrder = async (db: Kysely<Tables>, orderId: number, viewing: Viewing) =>
  (await ofOrders(db, [orderId], viewing)).get(orderId);

/** @throws MallError 预约订单详情不存在. */
export async function ownDetail(db: Kysely<Tables>, { id, user, now }: Viewing & { id: number }) {
  const row = await selected(found(db, { user, now })).where('advance_orders.id', '=', id).executeTakeFirst();
  const [goods] = row === undefined ? [] : await rowsByIds(db, [row.goods_id]);
  const [deposit] = row === undefined ? [] : await wireDeposits(db, [row], { user, now });
  if (row === undefined || goods === undefined || deposit === undefined)
    throw new MallError('预约订单详情不存在');
  const { start_prepayment_at, end_prepayment_at, pay_limit } = deposit;
  const terms = {
    wire: {
      ladder_rules: row.ladder_rules,
      start_prepayment_at,
      end_prepayment_at,
      pay_limit,
      is_deposit_returned: flag(row.is_returned),
    },
    figures: {
      [row.goods_info.goods_attr.sign_id]: { deposit_fen: row.deposit_fen, swell_deposit_fen: row.swell_fen },
    },
  };
  const page = await pageOf(db, goods, { terms, viewer: user, now, isGuarded: false });
  return { detail: { ...page, advance_order: deposit } };
}

/** The shopper's orders of balances, the newest first. */
export async function balanceOrders(
  db: Kysely<Tables>,
  { paging, ...viewing }: Viewing & { paging: Paging },
) {
  const query = db
    .selectFrom('orders')
    .where('user_id', '=', viewing.user.id)
    .where('sign', '=', PLUGIN)
    .where('deleted_at', 'is', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('advance_orders')
        .select('order_id')
        .where('order_id', 'is not', null)
        .$castTo<{ order_id: number }>(),
    );
  const { total, rows } = await readPage(query, paging, (all) => all.selectAll().orderBy('id', 'desc'));
  const deposits = await ofOrders(
    db,
    rows.map(({ id }) => id),
    viewing,
  );
  const list = (await listRows(db, rows, viewing.now)).flatMap((row) => {
    const advanceOrder = deposits.get(Number(row.id));
    return advanceOrder === undefined ? [] : [{ ...row, advanceOrder }];
  });
  return { list, pagination: pagination(paging, total) };
}
