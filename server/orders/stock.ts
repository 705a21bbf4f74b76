// Takes pieces off the shelf, puts undone ones back, and takes them off the count of what was sold.
import { sql } from 'kysely';
import type { Trx } from '../db/transaction';
import { MallError } from '../http/errors';

export interface ShelvedPieces {
  skuId: number;
  num: number;
}

/** Pieces by SKU, in the order of the SKUs' ids, so that two orders cannot deadlock. */
function sumsOf(pieces: readonly ShelvedPieces[]): [skuId: number, num: number][] {
  const sums = new Map<number, number>();
  for (const { skuId, num } of pieces) sums.set(skuId, (sums.get(skuId) ?? 0) + num);
  return [...sums].filter(([, num]) => num > 0).sort(([one], [other]) => one - other);
}

/** Decrements the stock of locked SKUs. Throws 商品库存不足. */
export async function takeStock(trx: Trx, pieces: readonly ShelvedPieces[]): Promise<void> {
  for (const [id, num] of sumsOf(pieces)) {
    const { numUpdatedRows } = await trx
      .updateTable('skus')
      .set((eb) => ({ stock: eb('stock', '-', num) }))
      .where('id', '=', id)
      .where('stock', '>=', num)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new MallError('商品库存不足');
  }
}

/** Restores stock: each SKU once, whatever the number of orders. */
export async function restock(trx: Trx, pieces: readonly ShelvedPieces[]): Promise<void> {
  for (const [id, num] of sumsOf(pieces)) {
    await trx
      .updateTable('skus')
      .set((eb) => ({ stock: eb('stock', '+', num) }))
      .where('id', '=', id)
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
