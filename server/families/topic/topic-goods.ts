// Goods within a topic, with their current names and prices.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import type { StoredTopicBlock } from '../../db/tables/topics';
import type { Viewer } from '../../ports/viewer';
import { wireMoney } from '../../http/wire';
import { listedGoods } from '../../goods/goods-list';
import { readGoodsRules } from '../../goods/goods-rules';
import { idsOf } from '../../settings/stored-values';
import { goodsOfTopic } from './wire-topic';

/** The blocks of a topic for a viewer, without deleted goods and those he may not see. */
export async function topicBlocks(
  db: Kysely<Tables>,
  { detail, viewer }: { detail: StoredTopicBlock[]; viewer: Viewer | null },
): Promise<StoredTopicBlock[]> {
  const ids = goodsOfTopic(detail);
  if (ids.length === 0) return detail;
  const rows = await listedGoods(db, viewer, await readGoodsRules(db))
    .select(['goods.id', 'goods.name', 'goods.cover_pic', 'goods.price_fen'])
    .where('goods.id', 'in', ids)
    .execute();
  const byId = new Map(
    rows.map(({ id, name, cover_pic, price_fen }) => [
      id,
      { id, name, picUrl: cover_pic, price: wireMoney(price_fen) },
    ]),
  );
  return detail.map((block) =>
    block.id === 'goods'
      ? {
          ...block,
          data: {
            ...block.data,
            list: idsOf(block.data['list']).flatMap((id) => byId.get(id) ?? []),
          },
        }
      : block,
  );
}
