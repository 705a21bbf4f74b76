// The detail of a coupon of the centre.
import type { CouponDetailData } from '~/schemas/api/coupon.gen';
import { COUPON_STATES, CouponAct } from './coupon-act';
import { CouponPaper } from './coupon-paper';
import { CouponSharing } from './coupon-sharing';

interface CouponViewProps {
  data: CouponDetailData;
  isShareable?: boolean;
  query?: { is_member?: '0' | '1' };
}

export function CouponView({ data: { list: coupon }, isShareable = true, query }: CouponViewProps) {
  return (
    <CouponPaper coupon={coupon} isSpent={coupon.status === COUPON_STATES.usedUp}>
      <CouponAct coupon={coupon} isMember={query?.is_member === '1'} />
      {isShareable ? <CouponSharing coupon={coupon} /> : null}
    </CouponPaper>
  );
}
