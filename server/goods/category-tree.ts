// Goods of categories and their descendants.
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** A list of categories for `isInCategories`; not empty. */
export const categoryList = (ids: readonly number[]): RawBuilder<unknown> => sql`(${sql.join([...ids])})`;

/** Ids of the categories (a list or a subquery) and their descendants. */
export const categoriesBelow = (roots: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    with recursive tree as (
      select id from goods_cats where id in ${roots} and deleted_at is null
      union
      select below.id from goods_cats below join tree on below.parent_id = tree.id where below.deleted_at is null
    ) select id from tree`;

/** Ids of the goods in the categories or their descendants. */
export const goodsOfCategories = (roots: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select relation.goods_id from goods_cat_relations relation where relation.cat_id in (${categoriesBelow(roots)})`;

/** Goods in the categories or their descendants; for a query with `goods` in it. */
export const isInCategories = (roots: RawBuilder<unknown>): Expression<SqlBool> =>
  sql<boolean>`goods.id in (${goodsOfCategories(roots)})`;
