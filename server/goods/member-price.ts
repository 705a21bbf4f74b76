// Member prices: which level's price a shopper is shown, and what a SKU costs at a level.
import type { Viewer } from '../ports/viewer';
import { levelOf } from './goods-rules';
import type { GoodsRules, MemberLevel } from '../ports/goods-rules';

export interface LevelledGoods {
  is_level: boolean;
  is_level_alone: boolean;
  is_negotiable: boolean;
}

export interface LevelledSku {
  price_fen: number;
  member_prices: Record<string, number>;
}

/** Fen of a SKU at a level; null when its own price list has none for it. */
export function memberPriceFen(goods: LevelledGoods, sku: LevelledSku, level: MemberLevel): number | null {
  if (goods.is_level_alone) return sku.member_prices[String(level.level)] ?? null;
  return Math.round((sku.price_fen * level.discountPercent) / 100);
}

/** Fen of a SKU for the viewer's own level; null where he has none, or the goods no price for it. */
export function ownPriceFen(
  goods: LevelledGoods,
  sku: LevelledSku,
  { viewer, rules }: { viewer: Viewer | null; rules: GoodsRules },
): number | null {
  const own = rules.levels.find(({ level }) => level === levelOf(viewer));
  return goods.is_level && own !== undefined ? memberPriceFen(goods, sku, own) : null;
}

export interface ShownLevel {
  /** `level_show`: 1 the viewer's own price, 2 the price of the first level, as an incentive. */
  show: 1 | 2;
  level: MemberLevel;
}

/** The level whose price the viewer is shown beside the price (PRICE-09); null when none. */
export function shownLevel(
  goods: LevelledGoods,
  viewer: Viewer | null,
  rules: GoodsRules,
): ShownLevel | null {
  if (!goods.is_level || goods.is_negotiable) return null;
  const own = rules.levels.find(({ level }) => level === levelOf(viewer));
  if (own !== undefined) return rules.showsMemberPriceToMembers ? { show: 1, level: own } : null;
  const [first] = rules.levels;
  return rules.showsMemberPriceToAll && first !== undefined ? { show: 2, level: first } : null;
}

/** The least price of the SKUs at a level, null unless each of them has one. */
export function leastMemberPriceFen(
  goods: LevelledGoods,
  skus: readonly LevelledSku[],
  level: MemberLevel,
): number | null {
  const prices = skus.map((sku) => memberPriceFen(goods, sku, level));
  const known = prices.filter((price) => price !== null);
  return known.length === 0 || known.length < prices.length ? null : Math.min(...known);
}
