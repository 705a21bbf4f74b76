// Hydrates the goods of a pick (any n for one price) while its activity runs; member prices do not apply.
import { wireMoney } from '../../http/wire';
import { hasBegun } from '../kit/activity-goods/sale-window';
import { activityHydrator } from '../kit/activity-goods/activity-block';

export const hydrator = activityHydrator({
  plugin: 'pick',
  wire({ card, goodsId, activity }, now) {
    if (!hasBegun(activity.window, now)) return null;
    const { rule_num, rule_price_fen } = activity.rules;
    return {
      ...card,
      page_url: `/plugins/pick/detail/detail?goods_id=${goodsId}`,
      is_level: 0,
      level_price: -1,
      level_show: 0,
      rule_num,
      rule_price: wireMoney(rule_price_fen),
    };
  },
});
