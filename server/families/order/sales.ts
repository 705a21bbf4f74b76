// Counts sold pieces: of paid orders, and of cash on delivery.
import { sql } from 'kysely';
import type { Trx } from '../../db/transaction';

/** Adds (1) or subtracts (-1) the pieces of orders, in the order of the goods' ids. */
export async function countSales(trx: Trx, orderIds: readonly number[], sign: 1 | -1): Promise<void> {
  const sold = await trx
    .selectFrom('order_lines')
    .innerJoin('goods', 'goods.id', 'order_lines.goods_id')
    // Of a copy its goods is sold.
    .select([
      sql<number>`coalesce(goods.source_id, goods.id)`.as('goods_id'),
      sql<number>`sum(num)::int`.as('num'),
    ])
    .where('order_id', 'in', [...orderIds])
    .groupBy(sql`coalesce(goods.source_id, goods.id)`)
    .orderBy(sql`coalesce(goods.source_id, goods.id)`)
    .execute();
  for (const { goods_id: id, num } of sold) {
    await trx
      .updateTable('goods')
      .set({ sales_real: sql`greatest(0, sales_real + ${sign * num})` })
      .where('id', '=', id)
      .execute();
  }
}
