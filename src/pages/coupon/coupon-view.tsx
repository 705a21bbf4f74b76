// The detail of a coupon of the centre.
import type { CouponDetailData } from '~/schemas/api/coupon.gen';
import { COUPON_STATES, CouponAct } from './coupon-act';
import { CouponPaper } from './coupon-paper';
import { CouponSharing } from './coupon-sharing';

interface CouponViewProps {
  data: CouponDetailData;
  isShareable?: boolean;
}

export function CouponView({ data: { list: coupon }, isShareable = true }: CouponViewProps) {
  return (
    <CouponPaper coupon={coupon} isSpent={coupon.status === COUPON_STATES.usedUp}>
      <CouponAct coupon={coupon} />
      {isShareable ? <CouponSharing coupon={coupon} /> : null}
    </CouponPaper>
  );
}
