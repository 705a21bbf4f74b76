// Hydrates the gifts that are open already: without a struck price.
import { hasBegun } from '../kit/activity-goods/sale-window';
import { activityHydrator } from '../kit/activity-goods/activity-block';

export const hydrator = activityHydrator({
  plugin: 'gift',
  wire: ({ card, goodsId, activity }, now) =>
    hasBegun(activity.window, now)
      ? { ...card, page_url: `/plugins/gift/goods/goods?is_share=1&id=${goodsId}`, original_price: '' }
      : null,
});
