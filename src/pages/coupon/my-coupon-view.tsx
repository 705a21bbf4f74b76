// Owns the detail of a coupon that the shopper owns.
import { USER_COUPON_STATES } from '~/domain/coupon-use';
import type { CouponUserCouponDetailData } from '~/schemas/api/coupon.gen';
import { Button } from '~/ui/button/button';
import { openLink } from '../../app/open-link';
import { CouponPaper } from './coupon-paper';

export function MyCouponView({ coupon }: { coupon: CouponUserCouponDetailData['list'] }) {
  const isUnused = coupon.status === USER_COUPON_STATES.unused.tab;
  const state = Object.values(USER_COUPON_STATES).find(({ tab }) => tab === coupon.status);
  return (
    <CouponPaper coupon={coupon} isSpent={!isUnused}>
      {isUnused && coupon.page_url !== '' ? (
        <Button kind="primary" size="wide" onClick={() => openLink(coupon.page_url)}>
          立即使用
        </Button>
      ) : (
        <Button kind="primary" size="wide" isDisabled>
          {isUnused ? '待使用' : (state?.text ?? '')}
        </Button>
      )}
    </CouponPaper>
  );
}
