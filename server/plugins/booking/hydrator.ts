// Fills in the reservations, as far as they can be made already: their cards have no clock to say when.
import { hasBegun } from '../kit/activity-goods/sale-window';
import { activityHydrator } from '../kit/activity-goods/activity-block';

export const hydrator = activityHydrator({
  plugin: 'booking',
  wire: ({ card, goodsId, activity }, now) =>
    hasBegun(activity.window, now)
      ? { ...card, page_url: `/plugins/book/goods/goods?goods_id=${goodsId}` }
      : null,
});
