// Payments of orders: paying later, polling whether one is paid, its result.
import { type Kysely, sql } from 'kysely';
import { orderRefusal } from '~/domain/order-status';
import { UNION_PAY_TYPES } from '~/domain/payment';
import type { OrderPayResultData } from '~/schemas/api/order.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { wireMoney } from '../../http/wire';
import type { Trx } from '../../db/transaction';
import type { InstalledPlugins } from '../../ports/plugin';
import { createUnion, type UnionRow } from '../../payments/unions';
import type { UnionPart } from '../../ports/payable';
import { cardsOfOrders } from '../card/goods-cards';
import { readPermissions } from '../../settings/permissions';
import { offersSharing } from '../share/distributors';
import { readShareSetting } from '../share/share-setting';
import { flagsOf, lockOrder, type OrderRow } from '../../orders/order-row';
import { rewardsOf } from './rewards';

/** What was bought along with orders, by order: it is paid with them, whenever that is. */
export async function addOnsOf(
  db: Kysely<Tables>,
  orderIds: readonly number[],
): Promise<(orderId: number) => readonly UnionPart[]> {
  if (orderIds.length === 0) return () => [];
  const rows = await db
    .selectFrom('payment_union_orders as own')
    .innerJoin('payment_union_orders as part', 'part.payment_union_id', 'own.payment_union_id')
    .select([
      'own.source_id as orderId',
      'part.kind',
      'part.source_id as id',
      'part.order_no as orderNo',
      'part.title',
      'part.amount_fen as amountFen',
    ])
    .distinct()
    .where('own.kind', '=', 'order')
    .where('own.source_id', 'in', [...orderIds])
    .where('part.kind', '!=', 'order')
    // Older parts do not say so: of a payment of several orders one may belong to another.
    .where(
      sql<boolean>`coalesce(part.order_id = own.source_id, not exists (
        select from payment_union_orders other where other.payment_union_id = own.payment_union_id
          and other.kind = 'order' and other.source_id <> own.source_id))`,
    )
    .orderBy('id')
    .execute();
  const byOrder = new Map<number, UnionPart[]>();
  for (const part of rows) byOrder.set(part.orderId, [...(byOrder.get(part.orderId) ?? []), part]);
  return (orderId) => byOrder.get(orderId) ?? [];
}

const unionsWith = (db: Kysely<Tables>, orderId: number) =>
  db
    .selectFrom('payment_union_orders')
    .select('payment_union_id')
    .where('kind', '=', 'order')
    .where('source_id', '=', orderId);

/** The open payment of this order and its add-ons alone; undefined when it is part of one with other orders. */
async function openUnion(
  trx: Trx,
  orderId: number,
  addOns: readonly UnionPart[],
): Promise<UnionRow | undefined> {
  return trx
    .selectFrom('payment_unions')
    .selectAll()
    .where('is_pay', '=', false)
    .where('pay_type', '=', 0)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment_union_orders')
        .select('payment_union_id')
        .where('payment_union_id', 'in', unionsWith(trx, orderId))
        .groupBy('payment_union_id')
        .having((group) => group.fn.countAll(), '=', 1 + addOns.length)
        .having(sql`count(*) filter (where kind = 'order')`, '=', 1),
    )
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** The payment for an unpaid order, created when it has none of its own. */
export async function unionOf(trx: Trx, order: OrderRow): Promise<number> {
  const addOns = (await addOnsOf(trx, [order.id]))(order.id);
  const addOnsFen = addOns.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const known = await openUnion(trx, order.id, addOns);
  if (known !== undefined && known.amount_fen === order.total_pay_price_fen + addOnsFen) return known.id;
  const line = await trx
    .selectFrom('order_lines')
    .select('goods_info')
    .where('order_id', '=', order.id)
    .orderBy('id')
    .executeTakeFirst();
  return createUnion(trx, {
    userId: order.user_id,
    orders: [
      {
        id: order.id,
        orderNo: order.order_no,
        amountFen: order.total_pay_price_fen,
        title: line?.goods_info.name ?? '',
      },
      ...addOns,
    ],
    supportPayTypes: order.support_pay_types,
    platform: order.platform,
  });
}

/** The payment of the shopper's unpaid order. Throws 订单数据异常,无法支付. */
export async function payLater(trx: Trx, who: { orderId: number; userId: number }): Promise<number> {
  const order = await lockOrder(trx, who.orderId, who.userId);
  const refusal = order === undefined ? '订单数据异常,无法支付' : orderRefusal('pay', flagsOf(order));
  if (order === undefined || refusal !== null) throw new MallError(refusal ?? '');
  return unionOf(trx, order);
}

/** The shopper's payment, undefined for another's. */
export const ownUnion = (db: Kysely<Tables>, who: { unionId: number; userId: number }) =>
  db
    .selectFrom('payment_unions')
    .selectAll()
    .where('id', '=', who.unionId)
    .where('user_id', '=', who.userId)
    .executeTakeFirst();

/** The points and the balance that settled orders give once they are finished; an empty list where none do. */
async function promised(
  db: Kysely<Tables>,
  union: UnionRow,
  orders: readonly { id: number }[],
): Promise<OrderPayResultData['send_data']> {
  if (!union.is_pay && union.pay_type !== UNION_PAY_TYPES.huodao) return [];
  const { points, fen } = await rewardsOf(
    db,
    orders.map(({ id }) => id),
  );
  return points === 0 && fen === 0 ? [] : { integral: points, balance: wireMoney(fen) };
}

/** The page that the first kind with one leads to. */
async function nextPageOf(
  db: Kysely<Tables>,
  plugins: InstalledPlugins,
  orders: readonly { id: number; sign: string }[],
): Promise<string | null> {
  const kinds = plugins.flatMap(({ sale = [] }) => sale);
  for (const { id, sign } of orders) {
    const page = await kinds.find(({ key }) => key === sign)?.nextPage?.(db, id);
    if (page !== undefined && page !== null) return page;
  }
  return null;
}

/** `data` of api/order/pay-result. Plain orders grant cards, but no coupons. */
export async function payResult(
  db: Kysely<Tables>,
  { plugins, ...who }: { unionId: number; userId: number; plugins: InstalledPlugins },
): Promise<OrderPayResultData> {
  const union = await ownUnion(db, who);
  if (union === undefined) throw new MallError('无效的payment_order_union_id。');
  const orders = await db
    .selectFrom('payment_union_orders')
    .innerJoin('orders', 'orders.id', 'payment_union_orders.source_id')
    .select(['orders.id', 'orders.sign'])
    .where('payment_union_id', '=', union.id)
    .where('kind', '=', 'order')
    .orderBy('orders.id')
    .execute();
  return {
    total_pay_price: wireMoney(union.amount_fen),
    card_list: await cardsOfOrders(db, { orderIds: orders.map(({ id }) => id), userId: who.userId }),
    user_coupon_list: [],
    send_data: await promised(db, union, orders),
    goods_list: [],
    plugins: [...(await readPermissions(db, plugins))],
    order_list: orders,
    order_page_url: await nextPageOf(db, plugins, orders),
    shareCheck: await offersSharing(db, who.userId, await readShareSetting(db)),
  };
}
