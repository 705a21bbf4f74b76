// Blocks of activities in the shipped templates: their goods are the activity's own, whose ids the database gives.
import { isRecord } from '~/domain/record';
import type { Trx } from '../../db/transaction';
import { idsOf } from '../../settings/stored-values';
import type { Block } from './block';
import type { TemplateSeed } from './templates';

/** Ids of the activity's goods by those that they were made of. */
async function idsInActivity(trx: Trx, plugin: string, sources: readonly number[]) {
  const rows = await trx
    .selectFrom('goods')
    .innerJoin('activity_goods', 'activity_goods.goods_id', 'goods.id')
    .select(['goods.id', 'goods.source_id'])
    .where('goods.sign', '=', plugin)
    .where('goods.source_id', 'in', sources)
    .execute();
  return new Map(rows.map(({ id, source_id }) => [source_id, id]));
}

async function ofActivity(trx: Trx, block: Block): Promise<Block> {
  const { permission_key: plugin, data } = block;
  const list = isRecord(data) && Array.isArray(data['list']) ? data['list'].filter(isRecord) : [];
  if (!isRecord(data) || plugin === '' || list.length === 0) return block;
  const own = await idsInActivity(trx, plugin, idsOf(list));
  const rows = list.map((row) => ({ ...row, id: own.get(Number(row['id'])) ?? row['id'] }));
  return { ...block, data: { ...data, list: rows } };
}

/** One after the other: a transaction has one connection. */
export async function withActivityGoods(
  trx: Trx,
  templates: readonly TemplateSeed[],
): Promise<TemplateSeed[]> {
  const made: TemplateSeed[] = [];
  for (const template of templates) {
    const blocks: Block[] = [];
    for (const block of template.blocks) blocks.push(await ofActivity(trx, block));
    made.push({ ...template, blocks });
  }
  return made;
}
