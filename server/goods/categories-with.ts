// Which categories have at least one of some goods, without reading all of those.
import { type Expression, type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables';
import { categoriesBelow, categoryList } from './category-tree';

/** Ids of categories, of all or of those below one; `goods` is a query of ids. One goods of each is looked for. */
export async function categoriesWith(
  db: Kysely<Tables>,
  goods: Expression<unknown>,
  root: number | null = null,
): Promise<number[]> {
  const within = root === null ? sql`` : sql`and cat.id in (${categoriesBelow(categoryList([root]))})`;
  const { rows } = await sql<{ id: number }>`select cat.id from goods_cats cat cross join lateral (
      select 1 from goods_cat_relations relation where relation.cat_id = cat.id and relation.goods_id in (${goods}) limit 1
    ) one where cat.deleted_at is null ${within}`.execute(db);
  return rows.map(({ id }) => id);
}
