// Hydrates the shelf: its goods as they are now, in the order that the operator chose.
import type { GoodsCard } from '~/schemas/api/goods.gen';
import { GOODS_CARD_COLUMNS, goodsCards } from '../../../../goods/goods-card';
import { listedGoods } from '../../../../goods/goods-list';
import { idsOf } from '../../../../settings/stored-values';
import { defineHydrator } from '../hydrator';

export const hydrator = defineHydrator<ReadonlyMap<number, GoodsCard>>({
  // One query, however many shelves the page has.
  async load(context, blocks) {
    const { db, viewer, now } = context;
    const ids = [...new Set(blocks.flatMap(({ list }) => idsOf(list)))];
    if (ids.length === 0) return new Map();
    const rules = await context.goodsRules();
    const goods = await listedGoods(db, viewer, rules)
      .select(GOODS_CARD_COLUMNS)
      .where('goods.id', 'in', ids)
      .execute();
    const cards = await context.withOffers(await goodsCards(db, { goods, viewer, now, rules }));
    return new Map(cards.map((card) => [card.id, card]));
  },
  // Goods that are no longer sold are left out.
  apply: (data, cards) => ({ ...data, list: idsOf(data['list']).flatMap((id) => cards.get(id) ?? []) }),
});
