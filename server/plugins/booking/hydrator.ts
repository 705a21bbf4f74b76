// Hydrates the reservations that are open already: their cards show no start.
import { hasBegun } from '../kit/activity-goods/sale-window';
import { activityHydrator } from '../kit/activity-goods/activity-block';

export const hydrator = activityHydrator({
  plugin: 'booking',
  wire: ({ card, goodsId, activity }, now) =>
    hasBegun(activity.window, now)
      ? { ...card, page_url: `/plugins/book/goods/goods?goods_id=${goodsId}` }
      : null,
});
