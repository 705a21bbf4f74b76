// The coupon centre.
import { couponList, couponReceive } from '~/schemas/api/coupon.gen';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { CentreCoupon } from './centre-coupon';

export default definePage({
  path: '/pages/coupon/list/list',
  title: '领券中心',
  auth: 'guest',
  shares: [],
  body: list(
    {},
    { from: couponList, item: CentreCoupon, empty: { text: '暂无可领取的优惠券', drawing: 'coupons' } },
  ),
  endpoints: [couponReceive],
});
