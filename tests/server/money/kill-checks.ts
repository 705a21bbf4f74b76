// Invariants after a crash besides the ledgers: pieces, coupons and points match the orders, every form
// became one order at most, nothing is pending, and no confirmation is lost.
import { sql } from 'kysely';
import type { Database } from '~/server/db/database';
import { pointsOfCards } from './card-checks';
import type { Promises } from './shopper';

/** A SKU with its initial stock. */
export interface Stocked {
  skuId: number;
  stock: number;
}

async function piecesSold({ db }: Database, skuId: number): Promise<number> {
  const row = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(sql<string>`coalesce(sum(order_lines.num - order_lines.restocked_num), 0)`.as('pieces'))
    .where('order_lines.sku_id', '=', skuId)
    .where('orders.cancel_status', '<>', 1)
    .where('orders.submission_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(row.pieces);
}

/** Every piece of the SKUs is either in stock or in an active order that did not give it back. */
export async function stockProblems(database: Database, skus: readonly Stocked[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { skuId, stock: before } of skus) {
    const { stock } = await database.db
      .selectFrom('skus')
      .select('stock')
      .where('id', '=', skuId)
      .executeTakeFirstOrThrow();
    const sold = await piecesSold(database, skuId);
    if (stock + sold !== before) problems.push(`SKU ${skuId}: ${stock} left and ${sold} sold`);
  }
  return problems;
}

/** Forms that became more than one order. */
export async function doubledForms({ db }: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('remark')
    .where('submission_id', 'is not', null)
    .groupBy('remark')
    .having((eb) => eb.fn.countAll(), '>', 1)
    .execute();
  return rows.map(({ remark }) => remark);
}

export async function unfinished({ db }: Database): Promise<string[]> {
  const submissions = await db
    .selectFrom('order_submissions')
    .select('id')
    .where('state', 'in', ['queued', 'running'])
    .execute();
  const attempts = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('transaction_no', 'is not', null)
    .where('notified_at', 'is', null)
    .execute();
  return [
    ...submissions.map(({ id }) => `submission ${id} waits`),
    ...attempts.map(({ id }) => `the money of attempt ${id} is nowhere`),
  ];
}

/** Confirmations to a shopper that the database does not contain. */
export async function brokenPromises({ db }: Database, promises: Promises): Promise<string[]> {
  const unions = await db.selectFrom('payment_unions').select(['id', 'is_pay', 'pay_type']).execute();
  const byId = new Map(unions.map((union) => [union.id, union]));
  const cancelled = await db
    .selectFrom('payment_union_orders')
    .innerJoin('orders', 'orders.id', 'payment_union_orders.source_id')
    .select('payment_union_id')
    .where('cancel_status', '=', 1)
    .execute();
  const cancelledIds = new Set(cancelled.map(({ payment_union_id }) => payment_union_id));
  return [
    ...promises.placed.filter((id) => !byId.has(id)).map((id) => `payment ${id} is lost`),
    ...promises.paid.filter((id) => byId.get(id)?.is_pay !== true).map((id) => `payment ${id} is not paid`),
    ...promises.onDelivery
      .filter((id) => byId.get(id)?.pay_type !== 2)
      .map((id) => `payment ${id} is not on delivery`),
    ...promises.cancelledUnions
      .filter((id) => !cancelledIds.has(id))
      .map((id) => `payment ${id} is not cancelled`),
  ];
}

/** Coupons that are used without an active order, or free although one used them. */
export async function couponProblems({ db }: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('user_coupons')
    .leftJoin('orders', (join) =>
      join.onRef('orders.use_user_coupon_id', '=', 'user_coupons.id').on('orders.cancel_status', '<>', 1),
    )
    .select((eb) => ['user_coupons.id', 'user_coupons.is_use', eb.fn.count('orders.id').as('orders')])
    .where('user_coupons.source', 'like', 'test:%')
    .groupBy('user_coupons.id')
    .execute();
  return rows
    .filter(({ is_use, orders }) => Number(orders) !== (is_use ? 1 : 0))
    .map(({ id, is_use, orders }) => `coupon ${id}: used ${String(is_use)}, orders ${String(orders)}`);
}

/** Shoppers whose points do not match their active orders. */
export async function pointsProblems(
  database: Database,
  shoppers: readonly { userId: number; points: number }[],
): Promise<string[]> {
  const { db } = database;
  const problems: string[] = [];
  for (const { userId, points } of shoppers) {
    const user = await db
      .selectFrom('users')
      .select('integral')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const orders = await db
      .selectFrom('orders')
      .select('use_integral_num')
      .where('user_id', '=', userId)
      .where('cancel_status', '<>', 1)
      .where('submission_id', 'is not', null)
      .execute();
    const used = orders.reduce((sum, { use_integral_num }) => sum + use_integral_num, 0);
    const given = await pointsOfCards(database, userId);
    if (user.integral + used !== points + given)
      problems.push(
        `shopper ${userId}: ${user.integral} points left and ${used} used of ${points} + ${given}`,
      );
  }
  return problems;
}
