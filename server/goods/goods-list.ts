// Lists of goods that shoppers see: the common query, its orders, and cards with SKUs.
import { type Kysely, sql } from 'kysely';
import type { GoodsCard, SkuGoodsCard } from '~/schemas/api/goods.gen';
import type { Tables } from '../db/tables';
import type { Viewer } from '../ports/viewer';
import { cardOf, type GoodsRow, goodsCards, PLAIN_SIGNS } from './goods-card';
import { visibleGoods } from './goods-filter';
import { readGoodsRules } from './goods-rules';
import type { GoodsRules } from '../ports/goods-rules';
import { skusOfGoods, wireAttrGroups, wireSku } from './sku';

/** Goods of the mall that the viewer may see; those of merchants and plugins are left out. */
export const listedGoods = (db: Kysely<Tables>, viewer: Viewer | null, rules: GoodsRules) =>
  db
    .selectFrom('goods')
    .where((eb) => visibleGoods(eb, viewer, rules))
    .where('goods.sign', 'in', [...PLAIN_SIGNS]);

export const SALES = sql<number>`(sales_virtual + sales_real)`;

/** Cards with SKUs and specifications, for lists whose cards open the SKU popup at once. One query. */
export async function skuGoodsCards(
  db: Kysely<Tables>,
  {
    goods,
    viewer,
    now,
    rules,
  }: { goods: readonly GoodsRow[]; viewer: Viewer | null; now: Date; rules: GoodsRules },
): Promise<SkuGoodsCard[]> {
  const skus = await skusOfGoods(
    db,
    goods.map(({ id }) => id),
  );
  const view = { viewer, now, rules };
  return goods.map((row) => {
    const own = skus.get(row.id) ?? [];
    return {
      ...cardOf(row, own, view),
      attr_groups: wireAttrGroups(row, own),
      attr: own.map((sku) => wireSku(row, sku, view)),
    };
  });
}

export interface ViewerInput {
  viewer: Viewer | null;
  now: Date;
}

const RECOMMENDED = 10;

interface RecommendInput extends ViewerInput {
  /** The goods being viewed, 0 for none. */
  goodsId: number;
}

type Recommending = Pick<RecommendInput, 'goodsId' | 'viewer'> & { rules: GoodsRules };

/** The best-selling goods that are not sold out, without some. */
const bestSelling = (db: Kysely<Tables>, { viewer, rules }: Recommending, without: readonly number[]) =>
  listedGoods(db, viewer, rules)
    .selectAll('goods')
    .where('goods.id', 'not in', [...without])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('skus')
          .select('skus.id')
          .whereRef('skus.goods_id', '=', 'goods.id')
          .where('stock', '>', 0)
          .where('skus.deleted_at', 'is', null),
      ),
    )
    .orderBy(SALES, 'desc')
    .orderBy('goods.id');

/**
 * Recommendations: of the same categories first where a goods is given, then the best-selling ones. Never the goods itself
 * or sold-out ones. Each is a read of its own, which an index ends after the first few.
 */
async function recommendedRows(db: Kysely<Tables>, input: Recommending): Promise<GoodsRow[]> {
  const { goodsId } = input;
  const siblings = sql<number>`(
    select other.goods_id from goods_cat_relations own join goods_cat_relations other on other.cat_id = own.cat_id
    where own.goods_id = ${goodsId})`;
  const first =
    goodsId === 0
      ? []
      : await bestSelling(db, input, [goodsId])
          .where('goods.id', 'in', siblings)
          .limit(RECOMMENDED)
          .execute();
  const left = RECOMMENDED - first.length;
  if (left === 0) return first;
  return [
    ...first,
    ...(await bestSelling(db, input, [goodsId, ...first.map(({ id }) => id)])
      .limit(left)
      .execute()),
  ];
}

export async function recommendedGoods(
  db: Kysely<Tables>,
  { goodsId, viewer, now }: RecommendInput,
): Promise<SkuGoodsCard[]> {
  const rules = await readGoodsRules(db);
  const goods = await recommendedRows(db, { goodsId, viewer, rules });
  return skuGoodsCards(db, { goods, viewer, now, rules });
}

/** As `recommendedGoods`, without SKUs. */
export async function recommendedCards(
  db: Kysely<Tables>,
  { goodsId, viewer, now }: RecommendInput,
): Promise<GoodsCard[]> {
  const rules = await readGoodsRules(db);
  const goods = await recommendedRows(db, { goodsId, viewer, rules });
  return goodsCards(db, { goods, viewer, now, rules });
}
