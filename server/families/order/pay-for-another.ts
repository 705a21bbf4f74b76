// A payment shared with a friend: visible to its owner, and to others once the owner has shared it.
import type { Kysely } from 'kysely';
import { UNION_PAY_TYPES } from '~/domain/payment';
import type { OrderPayForAnotherData } from '~/schemas/api/order.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { flag, wireMoney, wireTime } from '../../http/wire';
import type { UnionRow } from '../../payments/unions';
import { wireGoodsInfo } from '../../orders/order-lines';

interface Look {
  unionId: number;
  viewerId: number;
  now: Date;
}

/** Ids are easily guessed: a payment that was not shared is not found. */
async function findUnion(
  db: Kysely<Tables>,
  { unionId, viewerId, now }: Look,
): Promise<UnionRow | undefined> {
  // Opening it shares it: its owner sends the address of the screen.
  await db
    .updateTable('payment_unions')
    .set({ shared_at: now })
    .where('id', '=', unionId)
    .where('user_id', '=', viewerId)
    .where('shared_at', 'is', null)
    .execute();
  return db
    .selectFrom('payment_unions')
    .selectAll()
    .where('id', '=', unionId)
    .where('shared_at', 'is not', null)
    .executeTakeFirst();
}

const ordersOf = (db: Kysely<Tables>, unionId: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'is_pay', 'pay_type', 'cancel_status', 'auto_cancel_at'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment_union_orders')
        .select('source_id')
        .where('payment_union_id', '=', unionId)
        .where('kind', '=', 'order'),
    )
    .orderBy('id')
    .execute();

type Orders = Awaited<ReturnType<typeof ordersOf>>;

const CANCELLED = 1;
const STATUSES = { invalid: 0, open: 1, paid: 2 } as const;

/** Orders may meanwhile be paid by another payment, or on delivery: then this one is closed. */
function statusOf(union: UnionRow, orders: Orders): OrderPayForAnotherData['status'] {
  if (union.is_pay) return STATUSES.paid;
  const isOver = orders.some(
    (order) => order.is_pay || order.pay_type === UNION_PAY_TYPES.huodao || order.cancel_status === CANCELLED,
  );
  return union.closed_at !== null || isOver ? STATUSES.invalid : STATUSES.open;
}

/** The orders' earliest expiry. */
const closingOf = (orders: Orders): Date | null =>
  orders
    .flatMap(({ auto_cancel_at: at }) => at ?? [])
    .reduce<Date | null>((first, at) => (first === null || at < first ? at : first), null);

async function goodsOf(db: Kysely<Tables>, orders: Orders) {
  if (orders.length === 0) return [];
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  return lines.map(wireGoodsInfo);
}

/** @throws MallError 支付单不存在. */
export async function payForAnother(db: Kysely<Tables>, look: Look): Promise<OrderPayForAnotherData> {
  const union = await findUnion(db, look);
  if (union === undefined) throw new MallError('支付单不存在');
  const orders = await ordersOf(db, union.id);
  const user = await db
    .selectFrom('users')
    .select(['nickname', 'avatar'])
    .where('id', '=', union.user_id)
    .executeTakeFirstOrThrow();
  const status = statusOf(union, orders);
  return {
    id: union.id,
    amount: wireMoney(union.amount_fen),
    status,
    // Only the payment's owner can have paid with it.
    payer: status === STATUSES.paid ? user : null,
    user,
    auto_cancel_time: wireTime(closingOf(orders)),
    goods_info: await goodsOf(db, orders),
    is_self: flag(union.user_id === look.viewerId),
  };
}
