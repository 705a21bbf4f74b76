// Rules of how goods are shown to a shopper: the mall's switches and its member levels.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import type { AllowedLevels, GoodsRules, MemberLevel } from '../ports/goods-rules';
import type { Viewer } from '../ports/viewer';
import { readOptions } from '../settings/mall-options';
import type { MallOptions } from '../ports/mall-options';
import { readSetting } from '../settings/setting';

/** Everyone is `-1`; an empty text is the same. */
export function allowedLevels(text: string): AllowedLevels {
  const levels = text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(Number);
  return levels.length === 0 || levels.includes(-1) ? null : levels;
}

/** Guests count as ordinary shoppers, level 0. */
export const levelOf = (viewer: Viewer | null): number => viewer?.memberLevel ?? 0;

/** Options that the rules need. */
export const GOODS_RULE_KEYS: readonly string[] = [
  'is_sales',
  'negotiable_text',
  'is_common_user_member_price',
  'is_member_user_member_price',
  'show_goods_auth',
  'buy_goods_auth',
];

function parseRules(options: MallOptions, levels: readonly MemberLevel[]): GoodsRules {
  const setting = readSetting(options);
  return {
    levels,
    showsSales: setting.is_sales === 1,
    negotiableText: setting.negotiable_text,
    showsMemberPriceToAll: setting.is_common_user_member_price === '1',
    showsMemberPriceToMembers: setting.is_member_user_member_price === '1',
    showLevels: allowedLevels(setting.show_goods_auth),
    buyLevels: allowedLevels(setting.buy_goods_auth),
  };
}

/** The current rules, in two queries; in one when the caller has read the options `GOODS_RULE_KEYS`. */
export async function readGoodsRules(db: Kysely<Tables>, read?: MallOptions): Promise<GoodsRules> {
  const options = read ?? (await readOptions(db, GOODS_RULE_KEYS));
  const levels = await db
    .selectFrom('member_levels')
    .select(['level', 'name', 'discount_percent as discountPercent'])
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('level')
    .execute();
  return parseRules(options, levels);
}
