// Hydrates the goods sold wholesale: rows of the plugin's own list, without prices for levels that may not see them.
import { flag, wireMoney } from '../../http/wire';
import type { GoodsRulesOf } from '../kit/activity-goods/rules';
import { hasBegun } from '../kit/activity-goods/sale-window';
import { levelOf } from '../../goods/goods-rules';
import { readSetting } from '../../settings/setting';
import {
  activityCards,
  type ActivityCards,
  type WireActivityGoods,
  wireCards,
} from '../kit/activity-goods/activity-block';
import { defineHydrator } from '../../families/index/hydrate/hydrator';
import { idsOf } from '../../settings/stored-values';
import type { HydrateContext } from '../../ports/hydrate';

type Rules = GoodsRulesOf['wholesale'];

/** Tenths as they are, money in yuan. */
const wireStep = (type: Rules['type'], { num, discount }: Rules['wholesale_rules'][number]) => ({
  num,
  discount: type === 1 ? discount : discount / 100,
});

const wireRules = ({ rise_num, type, wholesale_rules: steps }: Rules) => ({
  rise_num,
  type,
  rules_status: flag(steps.length > 0),
  wholesale_rules: steps.map((step) => wireStep(type, step)),
});

const NO_FIGURES = {
  is_negotiable: 1,
  price: wireMoney(0),
  original_price: wireMoney(0),
  is_level: 0,
  level_price: -1,
  level_show: 0,
} as const;

const wireFor =
  ({ viewer, options }: HydrateContext): WireActivityGoods<'wholesale'> =>
  ({ card, goodsId, activity, rules }, now) => {
    if (!hasBegun(activity.window, now)) return null;
    const { price_levels: levels } = activity.rules;
    const isHidden = levels !== null && !levels.includes(levelOf(viewer));
    const row = {
      ...card,
      page_url: `/plugins/wholesale/goods/goods?id=${goodsId}`,
      goodsWarehouse: { video_url: card.video_url },
      wholesaleGoods: wireRules(isHidden ? { ...rules, wholesale_rules: [] } : rules),
    };
    return isHidden ? { ...row, ...NO_FIGURES, price_content: readSetting(options).negotiable_text } : row;
  };

export const hydrator = defineHydrator<ActivityCards<'wholesale'>>({
  load: (context, blocks) =>
    activityCards(context, { plugin: 'wholesale', ids: blocks.flatMap((data) => idsOf(data['list'])) }),
  apply: (data, cards, context) => ({
    ...data,
    list: wireCards({ cards, wire: wireFor(context), now: context.now }, idsOf(data['list'])),
  }),
});
