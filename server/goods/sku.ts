// The SKU in the wire format of goods routes, with the prices of the member levels.
import type { AttrGroup, Sku } from '~/schemas/api/goods.gen';
import type { Tables } from '../db/tables';
import type { Kysely } from 'kysely';
import { wireMoney } from '../http/wire';
import { groupByGoods, type GoodsRow, type GoodsView, type SkuRow } from './goods-card';
import type { GoodsRules } from '../ports/goods-rules';
import { memberPriceFen, shownLevel } from './member-price';

/** Separates the ids of rows that represent a SKU's price at a level; levels stay far below it. */
const LEVELS_PER_SKU = 100;

function memberPrices(goods: GoodsRow, sku: SkuRow, rules: GoodsRules) {
  return rules.levels.flatMap((level) => {
    const priceFen = memberPriceFen(goods, sku, level);
    return priceFen === null ? [] : [{ level: level.level, priceFen }];
  });
}

/** A SKU for the viewer; `member_price_<level>` only where member prices are shown at all. */
export function wireSku(goods: GoodsRow, sku: SkuRow, { viewer, rules }: GoodsView): Sku {
  const prices = memberPrices(goods, sku, rules);
  const shown = shownLevel(goods, viewer, rules);
  const own = prices.find(({ level }) => level === shown?.level.level);
  const byLevel = prices.map(({ level, priceFen }) => [`member_price_${level}`, priceFen / 100] as const);
  return {
    id: sku.id,
    goods_id: sku.goods_id,
    sign_id: sku.sign_id,
    stock: sku.stock,
    price: wireMoney(sku.price_fen),
    no: sku.no,
    bar_code: sku.bar_code,
    weight: sku.weight_grams,
    pic_url: sku.pic_url,
    is_delete: 0,
    attr_list: sku.attr_list,
    price_member: own === undefined ? 0 : own.priceFen / 100,
    member_price_list: prices.map(({ level, priceFen }) => ({
      id: sku.id * LEVELS_PER_SKU + level,
      level,
      price: wireMoney(priceFen),
      goods_attr_id: sku.id,
      goods_id: sku.goods_id,
      is_delete: 0,
    })),
    ...(shown === null ? {} : Object.fromEntries(byLevel)),
  };
}

/** The groups with a picture for every value: its own, else that of the first SKU that has it. */
export function wireAttrGroups(goods: Pick<GoodsRow, 'attr_groups'>, skus: readonly SkuRow[]): AttrGroup[] {
  const pictureOf = (attrId: number) =>
    skus.find(({ attr_list }) => attr_list.some((pick) => pick.attr_id === attrId))?.pic_url ?? '';
  return goods.attr_groups.map((group) => ({
    attr_group_id: group.attr_group_id,
    attr_group_name: group.attr_group_name,
    attr_list: group.attr_list.map(({ attr_id, attr_name, pic_url }) => ({
      attr_id,
      attr_name,
      pic_url: pic_url || pictureOf(attr_id),
    })),
  }));
}

export interface PriceSpan {
  price_min: number;
  price_max: number;
  price_member_min?: number;
  price_member_max?: number;
}

/** Least and highest prices in yuan; those of members only where they are shown. */
export function priceSpan(goods: GoodsRow, skus: readonly SkuRow[], { viewer, rules }: GoodsView): PriceSpan {
  const prices = skus.map(({ price_fen }) => price_fen);
  const span = {
    price_min: (prices.length === 0 ? goods.price_fen : Math.min(...prices)) / 100,
    price_max: (prices.length === 0 ? goods.price_fen : Math.max(...prices)) / 100,
  };
  const shown = shownLevel(goods, viewer, rules);
  if (shown === null) return span;
  const atLevel = skus
    .map((sku) => memberPriceFen(goods, sku, shown.level))
    .filter((price) => price !== null);
  if (atLevel.length === 0) return span;
  return {
    ...span,
    price_member_min: Math.min(...atLevel) / 100,
    price_member_max: Math.max(...atLevel) / 100,
  };
}

/** All SKUs of goods, whole, by goods. One query. */
export async function skusOfGoods(
  db: Kysely<Tables>,
  goodsIds: readonly number[],
): Promise<ReadonlyMap<number, SkuRow[]>> {
  if (goodsIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('skus')
    .selectAll()
    .where('goods_id', 'in', [...goodsIds])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return groupByGoods(rows);
}
