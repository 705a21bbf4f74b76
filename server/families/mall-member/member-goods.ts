// Goods with a price for members: those of the viewer's level, and their categories.
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { MallMemberGoodsCatsData, MallMemberMemberGoodsData } from '~/schemas/api/mall-member.gen';
import type { Tables } from '../../db/tables';
import type { Viewer } from '../../ports/viewer';
import { type Paging, pagination } from '../../http/wire';
import { branchesBelow } from '../cat/branches';
import { shownCategories } from '../cat/rows';
import { wireModel } from '../cat/wire-category';
import { categoriesWith } from '../../goods/categories-with';
import { categoryList, isInCategories } from '../../goods/category-tree';
import { GOODS_CARD_COLUMNS, goodsCards } from '../../goods/goods-card';
import { listedGoods, type ViewerInput } from '../../goods/goods-list';
import { levelOf, readGoodsRules } from '../../goods/goods-rules';
import type { GoodsRules } from '../../ports/goods-rules';

/** The viewer's level; of an ordinary shopper the first one, which he would pay next. */
const pricedLevel = (viewer: Viewer | null, { levels }: GoodsRules): number =>
  levels.find(({ level }) => level === levelOf(viewer))?.level ?? levels[0]?.level ?? 0;

/** Goods whose every SKU has a price at the level; as `leastMemberPriceFen`. */
const hasPriceAt = (level: number): Expression<SqlBool> => sql<boolean>`(
  goods.is_level and not goods.is_negotiable and (not goods.is_level_alone or not exists (
    select 1 from skus where skus.goods_id = goods.id and skus.deleted_at is null
      and skus.member_prices -> ${String(level)}::text is null)))`;

const memberGoodsOf = (db: Kysely<Tables>, viewer: Viewer, rules: GoodsRules) =>
  listedGoods(db, viewer, rules).where(hasPriceAt(pricedLevel(viewer, rules)));

interface GoodsInput extends ViewerInput {
  viewer: Viewer;
  /** 0 for all. */
  catId: number;
  paging: Paging;
}

/** A page of the goods, in the shop's order. */
export async function memberGoods(
  db: Kysely<Tables>,
  { viewer, now, catId, paging }: GoodsInput,
): Promise<MallMemberMemberGoodsData> {
  const rules = await readGoodsRules(db);
  const found = memberGoodsOf(db, viewer, rules).$if(catId > 0, (query) =>
    query.where(isInCategories(categoryList([catId]))),
  );
  const goods = await found
    .select(GOODS_CARD_COLUMNS)
    .orderBy('goods.sort')
    .orderBy('goods.id', 'desc')
    .limit(paging.limit)
    .offset(paging.offset)
    .execute();
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return {
    list: await goodsCards(db, { goods, viewer, now, rules }),
    pagination: pagination(paging, count),
  };
}

/** The first-level categories with such goods in or below them. */
export async function memberCats(db: Kysely<Tables>, viewer: Viewer): Promise<MallMemberGoodsCatsData> {
  const rules = await readGoodsRules(db);
  const rows = await shownCategories(db, 0);
  const ids = await categoriesWith(db, memberGoodsOf(db, viewer, rules).select('goods.id'));
  const list = branchesBelow(rows, ids).map(wireModel);
  return {
    list,
    pagination: pagination({ page: 1, limit: Math.max(1, list.length), offset: 0 }, list.length),
  };
}
