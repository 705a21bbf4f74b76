// Hydrates the goods that are bought with steps.
import { pointsPrice } from '../kit/activity-goods/points-price';
import { hasBegun } from '../kit/activity-goods/sale-window';
import { activityHydrator } from '../kit/activity-goods/activity-block';

export const hydrator = activityHydrator({
  plugin: 'step',
  wire({ card, goodsId, activity, rules }, now) {
    if (!hasBegun(activity.window, now)) return null;
    return {
      ...card,
      page_url: `/plugins/step/goods/goods?goods_id=${goodsId}`,
      price_content: pointsPrice(card, { amount: rules.currency, name: activity.rules.currency_name }),
    };
  },
});
