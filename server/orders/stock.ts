// Puts undone pieces back on the shelf, and takes them off the count of what was sold.
import { sql } from 'kysely';
import type { Trx } from '../db/transaction';

export interface ShelvedPieces {
  skuId: number;
  num: number;
}

/** Restores stock, in the order of the SKUs' ids, so that two orders cannot deadlock. */
export async function restock(trx: Trx, pieces: readonly ShelvedPieces[]): Promise<void> {
  for (const { skuId, num } of [...pieces].sort((one, other) => one.skuId - other.skuId)) {
    await trx
      .updateTable('skus')
      .set((eb) => ({ stock: eb('stock', '+', num) }))
      .where('id', '=', skuId)
      .execute();
  }
}

/** Pieces of a goods that no longer count as sold. */
export async function uncountSales(trx: Trx, goodsId: number, num: number): Promise<void> {
  await trx
    .updateTable('goods')
    .set({ sales_real: sql`greatest(0, sales_real - ${num})` })
    .where('id', '=', sql<number>`(select coalesce(source_id, id) from goods where id = ${goodsId})`)
    .execute();
}
