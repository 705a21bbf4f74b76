// Goods within a topic, with their current names and prices.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import type { StoredTopicBlock } from '../../db/tables/topics';
import { GOODS_CARD_COLUMNS, goodsCards } from '../../goods/goods-card';
import { listedGoods, type ViewerInput } from '../../goods/goods-list';
import { readGoodsRules } from '../../goods/goods-rules';
import { idsOf } from '../../settings/stored-values';
import { goodsOfTopic } from './wire-topic';

/** The blocks of a topic for a viewer, without deleted goods and those he may not see. */
export async function topicBlocks(
  db: Kysely<Tables>,
  { detail, viewer, now }: ViewerInput & { detail: StoredTopicBlock[] },
): Promise<StoredTopicBlock[]> {
  const ids = goodsOfTopic(detail);
  if (ids.length === 0) return detail;
  const rules = await readGoodsRules(db);
  const goods = await listedGoods(db, viewer, rules)
    .select(GOODS_CARD_COLUMNS)
    .where('goods.id', 'in', ids)
    .execute();
  const cards = await goodsCards(db, { goods, viewer, now, rules });
  const byId = new Map(cards.map((card) => [card.id, { ...card, picUrl: card.cover_pic }]));
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
