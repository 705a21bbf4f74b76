// Invariants after a crash of the super member card: purchases match orders, holders, stock and gifts.
import { sql } from 'kysely';
import type { Database } from '~/server/db/database';

const DAY_MS = 86_400_000;

/** The card's period that shoppers buy along with orders, with its initial stock. */
export interface SoldPeriod {
  id: number;
  stock: number;
}

/** A period of the demo's card that gives points, as `points` of shoppers count. */
export async function prepareCard({ db }: Database): Promise<SoldPeriod> {
  const { id, stock } = await db
    .selectFrom('vip_card_periods')
    .select(['id', 'stock'])
    .where('expire_days', '=', 31)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('vip_card_periods')
    .set({ send_integral: 7, send_balance_fen: 0 })
    .where('id', '=', id)
    .execute();
  return { id, stock };
}

/** Points that a shopper got with his cards. */
export async function pointsOfCards({ db }: Database, userId: number): Promise<number> {
  const { points } = await db
    .selectFrom('vip_card_purchases')
    .select(sql<number>`coalesce(sum(send_integral), 0)::int`.as('points'))
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return points;
}

/** Cards that are not as their orders are, days that nobody bought or holds, and stock that is gone. */
export async function cardProblems({ db }: Database, period: SoldPeriod): Promise<string[]> {
  const purchases = await db
    .selectFrom('vip_card_purchases')
    .innerJoin('orders', 'orders.id', 'vip_card_purchases.order_id')
    .select([
      'vip_card_purchases.id',
      'vip_card_purchases.user_id',
      'paid_at',
      'expire_days',
      'orders.is_pay',
    ])
    .where('period_id', '=', period.id)
    .execute();
  const holders = await db.selectFrom('vip_card_holders').select(['user_id', 'begin_at', 'end_at']).execute();
  const { stock } = await db
    .selectFrom('vip_card_periods')
    .select('stock')
    .where('id', '=', period.id)
    .executeTakeFirstOrThrow();
  const paid = purchases.filter(({ paid_at: paidAt }) => paidAt !== null);
  const boughtDays = (userId: number) =>
    paid.filter((one) => one.user_id === userId).reduce((sum, one) => sum + one.expire_days, 0);
  const heldDays = (userId: number) => {
    const held = holders.find((one) => one.user_id === userId);
    return held === undefined ? 0 : (held.end_at.getTime() - held.begin_at.getTime()) / DAY_MS;
  };
  const shoppers = new Set([...paid, ...holders].map(({ user_id: userId }) => userId));
  return [
    ...purchases
      .filter(({ paid_at: paidAt, is_pay: isPaid }) => isPaid !== (paidAt !== null))
      .map(({ id }) => `card ${id} is not paid as its order is`),
    ...[...shoppers]
      .filter((userId) => boughtDays(userId) !== heldDays(userId))
      .map((userId) => `shopper ${userId} bought ${boughtDays(userId)} days and holds ${heldDays(userId)}`),
    ...(stock + paid.length === period.stock ? [] : [`${stock} cards left and ${paid.length} sold`]),
  ];
}
