// The orders that bring a distributor commission, without what only the buyer and the shop may know.
import type { Kysely, Selectable } from 'kysely';
import {
  type ShareOrder,
  shareShareOrder,
  type ShareShareOrderData,
  type ShareShareOrderParams,
} from '~/schemas/api/share.gen';
import type { Tables } from '../../db/tables';
import type { OrderCommissionsTable } from '../../db/tables/distribution';
import type { OrderRow } from '../../orders/order-row';
import { flag, pagination, pagingOf, wireMoney, wireTime } from '../../http/wire';
import { type LineRow, orderParts, wireGoodsInfo } from '../../orders/order-lines';
import { readShareWords, type ShareWords } from './share-words';
import { readPage } from '../../http/read-page';

type Commission = Selectable<OrderCommissionsTable>;

const PAID_FILTERS = { all: 0, unpaid: 1, paid: 2, finished: 3 } as const;

/** The orders that bring him commission, found by the index of his commissions: newest first are the highest ids. */
function ordersOf(db: Kysely<Tables>, userId: number, status: number) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('order_commissions')
        .select('order_id')
        .distinctOn('order_id')
        .where('user_id', '=', userId)
        .orderBy('order_id', 'desc')
        .as('own'),
    )
    .innerJoin('orders', 'orders.id', 'own.order_id')
    .where('orders.deleted_at', 'is', null)
    .$if(status !== PAID_FILTERS.all, (query) => query.where('cancel_status', '<>', 1))
    .$if(status === PAID_FILTERS.unpaid, (query) => query.where('is_pay', '=', false))
    .$if(status === PAID_FILTERS.paid, (query) =>
      query.where('is_pay', '=', true).where('is_sale', '=', false),
    )
    .$if(status === PAID_FILTERS.finished, (query) => query.where('is_sale', '=', true));
}

function statusWords(order: OrderRow): ShareOrder['status'] {
  if (order.cancel_status === 1) return '已取消';
  if (!order.is_pay) return '未付款';
  return order.is_sale ? '已完成' : '已付款';
}

const leftYuan = (rows: readonly Commission[]): number =>
  rows.reduce((fen, row) => fen + row.amount_fen - row.taken_fen, 0) / 100;

/** Commission and earner of each step. */
function stepsOf(commissions: readonly Commission[]) {
  const step = (depth: number) => {
    const rows = commissions.filter((row) => row.depth === depth);
    return {
      price: wireMoney(rows.reduce((fen, row) => fen + row.amount_fen - row.taken_fen, 0)),
      earner: rows[0]?.user_id ?? 0,
    };
  };
  const [first, second, third] = [step(1), step(2), step(3)];
  return {
    first_price: first.price,
    second_price: second.price,
    third_price: third.price,
    first_parent_id: first.earner,
    second_parent_id: second.earner,
    third_parent_id: third.earner,
  };
}

const REFUND_TEXTS = ['', '售后中', '售后完成'] as const;

function wireLine(line: LineRow, own: readonly Commission[]) {
  const { name, attr_list, goods_attr, ...info } = wireGoodsInfo(line);
  return {
    id: line.goods_id,
    order_detail_id: line.id,
    num: line.num,
    name,
    cover_pic: line.goods_info.cover_pic,
    attr_list,
    total_price: wireMoney(line.total_price_fen),
    total_original_price: wireMoney(line.total_original_price_fen),
    is_refund: flag(line.is_refund),
    refund_status_text: REFUND_TEXTS[line.refund_status],
    share_money: leftYuan(own.filter((row) => row.order_line_id === line.id)),
    goods_info: { ...info, name, attr_list, pic_url: goods_attr.pic_url || line.goods_info.cover_pic },
  };
}

interface Wired {
  order: OrderRow & { nickname: string; avatar: string };
  lines: readonly LineRow[];
  commissions: readonly Commission[];
  userId: number;
  words: ShareWords;
}

function wireShareOrder({ order, lines, commissions, userId, words }: Wired): ShareOrder {
  const own = commissions.filter((row) => row.user_id === userId);
  const [first] = own;
  return {
    id: order.id,
    order_no: order.order_no,
    user_id: order.user_id,
    nickname: order.nickname,
    avatar: order.avatar,
    status: statusWords(order),
    total_price: wireMoney(order.total_price_fen),
    total_pay_price: wireMoney(order.total_pay_price_fen),
    ...stepsOf(commissions),
    share_status: first === undefined ? '' : words[first.kind],
    share_money: leftYuan(own),
    platform: order.platform,
    platform_icon: '',
    plugin_name: order.sign,
    plugin_data: [],
    store: [],
    detail: lines.map((line) => wireLine(line, own)),
    created_at: wireTime(order.created_at),
  };
}

const commissionsOf = (db: Kysely<Tables>, orderIds: readonly number[]) =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('order_commissions')
        .selectAll()
        .where('order_id', 'in', [...orderIds])
        .orderBy('id')
        .execute();

/** `data` of api/share/share-order. */
export async function shareOrders(
  db: Kysely<Tables>,
  userId: number,
  params: ShareShareOrderParams,
): Promise<ShareShareOrderData> {
  const paging = pagingOf(shareShareOrder, params);
  const status = params.status ?? PAID_FILTERS.all;
  const { total, rows: orders } = await readPage(ordersOf(db, userId, status), paging, (all) =>
    all
      .innerJoin('users', 'users.id', 'orders.user_id')
      .selectAll('orders')
      .select(['users.nickname', 'users.avatar'])
      .orderBy('own.order_id', 'desc'),
  );
  const ids = orders.map(({ id }) => id);
  const partsOf = await orderParts(db, ids);
  const commissions = await commissionsOf(db, ids);
  const words = await readShareWords(db);
  const list = orders.map((order) =>
    wireShareOrder({
      order,
      lines: partsOf(order.id).lines,
      commissions: commissions.filter(({ order_id }) => order_id === order.id),
      userId,
      words,
    }),
  );
  return { list, pagination: pagination(paging, total) };
}
