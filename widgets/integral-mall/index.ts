// Registers the goods and coupons of the points mall.
import { defineWidget } from '~/renderer/define-widget';
import { activityHeight } from '../kit/activity-height';

/** Tickets, and the space between them and the goods, or around them without goods, in rpx. */
const TICKETS = 130;
const GAP = 24;
const PADDING = 48;

const isFilled = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

export default defineWidget({
  id: 'integral-mall',
  version: 1,
  title: '积分商城',
  group: 'marketing',
  permission: 'integral_mall',
  load: () => import('./view'),
  reserve(data) {
    const goods = activityHeight(data);
    if (!isFilled(data['coupon_list'])) return goods;
    return TICKETS + (goods === 0 ? PADDING : goods + GAP);
  },
});
