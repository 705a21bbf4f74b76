// The detail of a coupon that can be received and shared.
import { couponDetail, couponGivePoster, couponReceive } from '~/schemas/api/coupon.gen';
import { mallMemberCouponReceive } from '~/schemas/api/mall-member.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { choice, id } from '../../engine/params';
import { couponCard } from './coupon-card';
import { CouponView } from './coupon-view';

export default definePage({
  path: '/pages/coupon/details/details',
  title: '优惠券详情',
  auth: 'guest',
  query: { id: id('coupon'), is_member: choice(['0', '1']) },
  shares: ['id', 'is_member'],
  body: detail({
    from: couponDetail,
    params: ({ id: couponId }: { id: number; is_member: '0' | '1' }) => ({ coupon_id: couponId }),
    View: CouponView,
    cardOf: ({ list: coupon }) => couponCard(coupon),
    skeleton: 'text',
    isFreshOnShow: true,
    endpoints: [couponReceive, mallMemberCouponReceive, couponGivePoster],
  }),
});
