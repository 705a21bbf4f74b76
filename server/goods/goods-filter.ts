// Which goods a shopper may see and buy: as SQL for lists, and for a loaded row.
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../db/tables';
import type { Viewer } from '../ports/viewer';
import { levelOf } from './goods-rules';
import type { AllowedLevels, GoodsRules } from '../ports/goods-rules';

const ALL_LEVELS = -1;

const allows = (levels: AllowedLevels, level: number): boolean =>
  levels === null || levels.includes(level) || levels.includes(ALL_LEVELS);

/** Whether a shopper may see the goods; its own list overrides the mall's. */
export const maySee = (
  goods: { show_levels: number[] | null },
  viewer: Viewer | null,
  rules: GoodsRules,
): boolean => allows(goods.show_levels ?? rules.showLevels, levelOf(viewer));

/** Whether a shopper may buy the goods (`buy_goods_auth`). */
export const mayBuy = (
  goods: { buy_levels: number[] | null },
  viewer: Viewer | null,
  rules: GoodsRules,
): boolean => allows(goods.buy_levels ?? rules.buyLevels, levelOf(viewer));

/**
 * The condition of every goods list: on sale, not deleted, and the viewer's level may see it.
 * For a query with `goods` in it: `.where((eb) => visibleGoods(eb, viewer, rules))`.
 */
export function visibleGoods(
  eb: ExpressionBuilder<Tables, 'goods'>,
  viewer: Viewer | null,
  rules: GoodsRules,
): Expression<SqlBool> {
  const level = levelOf(viewer);
  const mallAllows = sql.lit(allows(rules.showLevels, level));
  return eb.and([
    eb('goods.deleted_at', 'is', null),
    eb('goods.is_on_sale', '=', true),
    sql<boolean>`case when goods.show_levels is null then ${mallAllows}
      else goods.show_levels @> ${String(level)}::jsonb or goods.show_levels @> '-1'::jsonb end`,
  ]);
}
