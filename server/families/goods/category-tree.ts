// Goods of categories and their descendants.
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** A list of categories for `isInCategories`; not empty. */
export const categoryList = (ids: readonly number[]): RawBuilder<unknown> => sql`(${sql.join([...ids])})`;

/** Goods in the categories (a list or a subquery) or their descendants; for a query with `goods` in it. */
export const isInCategories = (roots: RawBuilder<unknown>): Expression<SqlBool> => sql<boolean>`goods.id in (
  select relation.goods_id from goods_cat_relations relation where relation.cat_id in (
    with recursive tree as (
      select id from goods_cats where id in ${roots} and deleted_at is null
      union
      select below.id from goods_cats below join tree on below.parent_id = tree.id where below.deleted_at is null
    ) select id from tree))`;
