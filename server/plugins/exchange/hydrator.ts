// Hydrates the gift cards on sale.
import { hasBegun } from '../kit/activity-goods/sale-window';
import { activityHydrator } from '../kit/activity-goods/activity-block';

export const hydrator = activityHydrator({
  plugin: 'exchange',
  wire: ({ card, goodsId, activity }, now) =>
    hasBegun(activity.window, now)
      ? { ...card, page_url: `/plugins/exchange/goods/goods?goods_id=${goodsId}` }
      : null,
});
