// My coupons, by their state.
import { couponUserCoupon } from '~/schemas/api/coupon.gen';
import { custom, definePage } from '../../engine/define-page';
import { choice } from '../../engine/params';
import { MyCouponsScreen } from './my-coupons-screen';

export default definePage({
  path: '/pages/coupon/index/index',
  title: '我的优惠券',
  auth: 'login',
  query: { status: choice(['1', '2', '3']) },
  body: custom('list', MyCouponsScreen, [couponUserCoupon]),
});
