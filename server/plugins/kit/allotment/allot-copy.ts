// The stock of a demo copy: set aside from its goods, in place of what was copied with it.
import type { SeedContext } from '../../../demo/context';
import { allot } from './allotments';

export async function allotCopy(
  { trx }: SeedContext,
  { goodsId: id, sourceId, num }: { goodsId: number; sourceId: number; num: number },
): Promise<void> {
  await trx.updateTable('skus').set({ stock: 0 }).where('goods_id', '=', id).execute();
  const pairs = await trx
    .selectFrom('skus')
    .innerJoin('skus as source', (join) =>
      join.onRef('source.sign_id', '=', 'skus.sign_id').on('source.goods_id', '=', sourceId),
    )
    .select(['skus.id', 'source.id as sourceSkuId'])
    .where('skus.goods_id', '=', id)
    .orderBy('skus.id')
    .execute();
  for (const { id: skuId, sourceSkuId } of pairs) await allot(trx, { sourceSkuId, skuId, num });
}
