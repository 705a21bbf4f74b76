// The goods of a plugin's activities that run or are to come, as a list.
import { type Expression, type Kysely, sql, type SqlBool } from 'kysely';
import { likePattern } from '../../../db/like-pattern';
import type { Tables } from '../../../db/tables';
import { categoryList, goodsOfCategories } from '../../../goods/category-tree';
import { GOODS_CARD_COLUMNS, goodsCards } from '../../../goods/goods-card';
import { visibleGoods } from '../../../goods/goods-filter';
import { readGoodsRules } from '../../../goods/goods-rules';
import { readPage } from '../../../http/read-page';
import type { Paging } from '../../../http/wire';
import type { Viewer } from '../../../ports/viewer';
import type { ActivityPlugin } from './rules';
import './tables';

/** Those that stand in an activity which is enabled and not over. */
export const listedGoods = (db: Kysely<Tables>, plugin: ActivityPlugin, now: Date) =>
  db
    .selectFrom('goods')
    .innerJoin('activity_goods', 'activity_goods.goods_id', 'goods.id')
    .innerJoin('activities', 'activities.id', 'activity_goods.activity_id')
    .where('goods.sign', '=', plugin)
    .where('activities.plugin', '=', plugin)
    .where('activities.is_enabled', '=', true)
    .where('activities.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('activities.end_at', 'is', null), eb('activities.end_at', '>', now)]));

/** Goods that were made of goods in the categories or their descendants. */
const isOfCategories = (ids: readonly number[]): Expression<SqlBool> =>
  sql<boolean>`goods.source_id in (${goodsOfCategories(categoryList([0, ...ids]))})`;

export interface ListedQuery {
  plugin: ActivityPlugin;
  viewer: Viewer | null;
  now: Date;
  paging: Paging;
  keyword: string;
  /** Null for all. */
  catIds: readonly number[] | null;
  /** A goods that is left out; 0 for none. */
  without?: number;
}

/** A page of their rows with their cards, in the operator's order. */
export async function listedPage(
  db: Kysely<Tables>,
  { plugin, viewer, now, paging, keyword, catIds, without = 0 }: ListedQuery,
) {
  const rules = await readGoodsRules(db);
  const found = listedGoods(db, plugin, now)
    .where((eb) => visibleGoods(eb, viewer, rules))
    .where('goods.name', 'ilike', likePattern(keyword.trim()))
    .where('goods.id', '<>', without)
    .$if(catIds !== null, (query) => query.where(isOfCategories(catIds ?? [])));
  const { total, rows } = await readPage(found, paging, (all) =>
    all.select(GOODS_CARD_COLUMNS).orderBy('activity_goods.sort').orderBy('goods.id'),
  );
  return { total, rows, cards: await goodsCards(db, { goods: rows, viewer, now, rules }) };
}
