// Registers the strip of coupons.
import { defineWidget } from '~/renderer/define-widget';

/** Height of the strip, one line of tickets, in rpx. */
const HEIGHT = 162;

export default defineWidget({
  id: 'coupon',
  version: 1,
  title: '优惠券',
  group: 'marketing',
  permission: 'coupon',
  load: () => import('./view'),
  reserve: ({ coupon_list }) => (Array.isArray(coupon_list) && coupon_list.length > 0 ? HEIGHT : 0),
});
