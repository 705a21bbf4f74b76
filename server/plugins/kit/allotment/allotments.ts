// Stock of copies, allotted from the goods that they were made of, and what is left of it given back.
import { sql } from 'kysely';
import type { Trx } from '../../../db/transaction';
import './tables';

/** Locks SKUs in the order of their ids, as everywhere; their stock by id. */
async function lockStocks(trx: Trx, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await trx
    .selectFrom('skus')
    .select(['id', 'stock'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

const move = (trx: Trx, skuId: number, num: number) =>
  trx
    .updateTable('skus')
    .set((eb) => ({ stock: eb('stock', '+', num) }))
    .where('id', '=', skuId)
    .execute();

/** Sets pieces of a SKU aside for a copy's SKU, as many as there are; how many. */
export async function allot(
  trx: Trx,
  { sourceSkuId, skuId, num }: { sourceSkuId: number; skuId: number; num: number },
): Promise<number> {
  const stocks = await lockStocks(trx, [sourceSkuId, skuId]);
  const given = Math.max(0, Math.min(num, stocks.get(sourceSkuId) ?? 0));
  await move(trx, sourceSkuId, -given);
  await move(trx, skuId, given);
  await trx
    .insertInto('sku_allotments')
    .values({ sku_id: skuId, source_sku_id: sourceSkuId, num: given })
    .onConflict((conflict) =>
      conflict.column('sku_id').doUpdateSet({ num: sql<number>`sku_allotments.num + excluded.num` }),
    )
    .execute();
  return given;
}

/** Gives back what is free of a copy; what orders hold returns when they are undone and this runs again. */
export async function giveBack(trx: Trx, goodsId: number): Promise<number> {
  const own = await trx
    .selectFrom('sku_allotments')
    .innerJoin('skus', 'skus.id', 'sku_allotments.sku_id')
    .select(['sku_id', 'source_sku_id', 'num'])
    .where('skus.goods_id', '=', goodsId)
    .orderBy('sku_id')
    .execute();
  const stocks = await lockStocks(
    trx,
    own.flatMap(({ sku_id: id, source_sku_id: sourceId }) => [id, sourceId]),
  );
  let back = 0;
  for (const { sku_id: id, source_sku_id: sourceId, num } of own) {
    const free = Math.min(num, stocks.get(id) ?? 0);
    if (free === 0) continue;
    await move(trx, id, -free);
    await move(trx, sourceId, free);
    await trx
      .updateTable('sku_allotments')
      .set((eb) => ({ num: eb('num', '-', free) }))
      .where('sku_id', '=', id)
      .execute();
    back += free;
  }
  return back;
}
