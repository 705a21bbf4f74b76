// The landing page of a shared coupon.
import {
  couponDetail,
  type CouponDetailData,
  couponGive,
  couponGivePoster,
  couponReceive,
} from '~/schemas/api/coupon.gen';
import { goodsNewRecommend } from '~/schemas/api/goods.gen';
import { custom, definePage } from '../../engine/define-page';
import { firstCall } from '../../engine/first-calls';
import { id, optionalId } from '../../engine/params';
import { couponCard } from './coupon-card';
import { GiveScreen } from './give-screen';

export default definePage({
  path: '/pages/coupon/give/give',
  title: '优惠券中心',
  auth: 'guest',
  query: { coupon_id: id('coupon'), user_id: optionalId('shopper') },
  shares: ['coupon_id', 'user_id'],
  walk: { query: { user_id: 1 } },
  firstCalls: ({ coupon_id: couponId }) => [firstCall(couponDetail, { coupon_id: couponId })],
  cardOf: ({ list: coupon }: CouponDetailData) => couponCard(coupon),
  body: custom('detail', GiveScreen, [
    couponGive,
    couponDetail,
    couponReceive,
    couponGivePoster,
    goodsNewRecommend,
  ]),
});
