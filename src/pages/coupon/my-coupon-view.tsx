// The detail of one of the shopper's own coupons.
import { useState } from 'react';
import { isNotBegun, notBegunText, USER_COUPON_STATES } from '~/domain/coupon-use';
import type { CouponUserCouponDetailData } from '~/schemas/api/coupon.gen';
import { Button } from '~/ui/button/button';
import { openLink } from '../../flows/open-link';
import { CouponPaper } from './coupon-paper';

export function MyCouponView({ coupon }: { coupon: CouponUserCouponDetailData['list'] }) {
  const isUnused = coupon.status === USER_COUPON_STATES.unused.tab;
  const [nowMs] = useState(Date.now);
  const isEarly = isUnused && isNotBegun(coupon, nowMs);
  const state = Object.values(USER_COUPON_STATES).find(({ tab }) => tab === coupon.status);
  const stateText = isUnused ? '待使用' : (state?.text ?? '');
  return (
    <CouponPaper coupon={coupon} isSpent={!isUnused}>
      {isUnused && !isEarly && coupon.page_url !== '' ? (
        <Button kind="primary" size="wide" onClick={() => openLink(coupon.page_url)}>
          立即使用
        </Button>
      ) : (
        <Button kind="primary" size="wide" isDisabled>
          {isEarly ? notBegunText(coupon) : stateText}
        </Button>
      )}
    </CouponPaper>
  );
}
