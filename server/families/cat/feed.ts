// The feed of goods across a list of categories.
import { expressionBuilder, type Kysely, sql } from 'kysely';
import type { CategoryModel } from '~/schemas/api/cat.gen';
import type { Tables } from '../../db/tables';
import { goodsByIds, PLAIN_SIGNS } from '../../goods/goods-card';
import { visibleGoods } from '../../goods/goods-filter';
import { skuGoodsCards, type ViewerInput } from '../../goods/goods-list';
import { readGoodsRules } from '../../goods/goods-rules';
import type { GoodsRules } from '../../ports/goods-rules';
import { type CategoryRow, wireModel } from './wire-category';

const FEED_SIZE = 10;

export interface FeedInput extends ViewerInput {
  /** Categories, from the one to begin at. */
  categories: readonly CategoryRow[];
  /** Goods of the first one delivered so far. */
  offset: number;
}

/** The next goods with the category under which each is delivered, each goods once a category. One query. */
async function nextGoods(db: Kysely<Tables>, { categories, offset, viewer }: FeedInput, rules: GoodsRules) {
  const roots = sql.join(categories.map(({ id }, place) => sql`(${id}::int, ${place}::int)`));
  const isVisible = visibleGoods(expressionBuilder<Tables, 'goods'>(), viewer, rules);
  const { rows } = await sql<{ cat_id: number; goods_id: number }>`
    with recursive roots (cat_id, place) as (values ${roots}),
    tree as (
      select cat_id as root, place, cat_id as id from roots
      union
      select tree.root, tree.place, below.id from goods_cats below join tree on below.parent_id = tree.id
      where below.deleted_at is null
    )
    select tree.root as cat_id, goods.id as goods_id
    from tree join goods_cat_relations relation on relation.cat_id = tree.id join goods on goods.id = relation.goods_id
    where goods.sign in (${sql.join([...PLAIN_SIGNS])}) and ${isVisible}
    group by tree.root, tree.place, goods.id, goods.sort
    order by tree.place, goods.sort, goods.id desc
    limit ${FEED_SIZE} offset ${offset}`.execute(db);
  return rows;
}

/** Categories with their next ten goods; empty when there are no more. */
export async function categoryFeed(db: Kysely<Tables>, input: FeedInput): Promise<CategoryModel[]> {
  if (input.categories.length === 0) return [];
  const rules = await readGoodsRules(db);
  const picks = await nextGoods(db, input, rules);
  const goods = await goodsByIds(db, [...new Set(picks.map(({ goods_id }) => goods_id))]);
  const cards = await skuGoodsCards(db, { goods, viewer: input.viewer, now: input.now, rules });
  const cardById = new Map(cards.map((card) => [card.id, card]));
  return input.categories.flatMap((row, place) => {
    const own = picks
      .filter(({ cat_id }) => cat_id === row.id)
      .flatMap(({ goods_id }) => cardById.get(goods_id) ?? []);
    const before = place === 0 ? input.offset : 0;
    return own.length === 0 ? [] : [{ ...wireModel(row), goods_list: own, offset: before + own.length }];
  });
}
