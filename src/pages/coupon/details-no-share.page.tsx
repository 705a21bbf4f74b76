// The detail of a coupon without sharing: one of mine with `person=1`, else one of the centre.
import { couponDetail, couponReceive, couponUserCouponDetail } from '~/schemas/api/coupon.gen';
import { mallMemberCouponReceive } from '~/schemas/api/mall-member.gen';
import { Loading } from '../../engine/archetypes/detail';
import { custom, definePage } from '../../engine/define-page';
import { choice, id } from '../../engine/params';
import { CouponView } from './coupon-view';
import { MyCouponView } from './my-coupon-view';

interface DetailsQuery {
  id: number;
  person: '0' | '1';
  is_member: '0' | '1';
}

function DetailsScreen({ query }: { query: DetailsQuery }) {
  if (query.person === '1')
    return (
      <Loading endpoint={couponUserCouponDetail} params={{ user_coupon_id: query.id }} skeleton="text">
        {(data) => <MyCouponView coupon={data.list} />}
      </Loading>
    );
  return (
    <Loading endpoint={couponDetail} params={{ coupon_id: query.id }} skeleton="text" isFreshOnShow>
      {(data) => <CouponView data={data} isShareable={false} query={query} />}
    </Loading>
  );
}

export default definePage({
  path: '/pages/coupon/details/details-no-share',
  title: '优惠券详情',
  auth: 'login',
  query: { id: id('own coupon'), person: choice(['0', '1']), is_member: choice(['0', '1']) },
  walk: { query: { person: '1' } },
  body: custom('detail', DetailsScreen, [
    couponDetail,
    couponReceive,
    mallMemberCouponReceive,
    couponUserCouponDetail,
  ]),
});
