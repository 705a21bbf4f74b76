// The first goods of several categories at once, for pages that show some of each.
import { expressionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables';
import type { Viewer } from '../ports/viewer';
import { PLAIN_SIGNS } from './goods-card';
import { visibleGoods } from './goods-filter';
import type { GoodsRules } from '../ports/goods-rules';

export interface CategoryWish {
  catId: number;
  /** Goods wanted of the category and its descendants. */
  count: number;
}

/** Of a category with fewer goods all are read; in a larger one the shop's order is walked until enough were met. */
const FEW = 1000;

/** The categories as rows of SQL, each once with the most that is wanted of it. */
function rowsOfWishes(wishes: readonly CategoryWish[]) {
  const counts = new Map<number, number>();
  for (const { catId, count } of wishes) counts.set(catId, Math.max(count, counts.get(catId) ?? 0));
  return sql.join([...counts].map(([catId, count]) => sql`(${catId}::int, ${count}::int)`));
}

/** Ids of goods by category, in the shop's order. One query. */
export async function firstGoodsOfCategories(
  db: Kysely<Tables>,
  wishes: readonly CategoryWish[],
  { viewer, rules }: { viewer: Viewer | null; rules: GoodsRules },
): Promise<ReadonlyMap<number, number[]>> {
  if (wishes.length === 0) return new Map();
  const roots = rowsOfWishes(wishes);
  const isVisible = visibleGoods(expressionBuilder<Tables, 'goods'>(), viewer, rules);
  const isListed = sql`goods.sign in (${sql.join([...PLAIN_SIGNS])}) and ${isVisible}`;
  const { rows } = await sql<{ cat_id: number; goods_id: number }>`
    with recursive roots (cat_id, wanted) as (values ${roots}),
    tree as (
      select cat_id as root, wanted, cat_id as id from roots
      union
      select tree.root, tree.wanted, below.id from goods_cats below join tree on below.parent_id = tree.id
      where below.deleted_at is null
    ),
    branches as (select root, wanted, array_agg(id) as ids from tree group by root, wanted),
    sized as (
      select branches.*, (select count(*) from (select from goods_cat_relations relation
        where relation.cat_id = any(branches.ids) limit ${FEW}) counted) < ${FEW} as is_small
      from branches
    )
    select sized.root as cat_id, first.id as goods_id
    from sized cross join lateral (
      (select goods.id, goods.sort from goods
        where sized.is_small and ${isListed} and goods.id = any(array(
          select relation.goods_id from goods_cat_relations relation where relation.cat_id = any(sized.ids)))
        order by goods.sort, goods.id desc limit sized.wanted)
      union all
      (select goods.id, goods.sort from goods
        where not sized.is_small and ${isListed} and (select true from goods_cat_relations relation
          where relation.goods_id = goods.id and relation.cat_id = any(sized.ids) limit 1)
        order by goods.sort, goods.id desc limit sized.wanted)
    ) first
    order by sized.root, first.sort, first.id desc`.execute(db);
  const lists = new Map<number, number[]>();
  for (const { cat_id, goods_id } of rows) lists.set(cat_id, [...(lists.get(cat_id) ?? []), goods_id]);
  return lists;
}
