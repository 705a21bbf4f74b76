// The action of a coupon of the centre, for each of its states.
import { SHARE_TYPES } from '~/domain/coupon-popup';
import { mallMemberCouponReceive } from '~/schemas/api/mall-member.gen';
import { Button } from '~/ui/button/button';
import { openLink } from '../../flows/open-link';
import { ReceiveButton } from '../../blocks/goods-coupons/receive-button';
import { call } from '../../services/http';
import { type Gift, showGifts } from '../../state/overlays';

export interface ReceivableCoupon {
  readonly id: string;
  readonly name: string;
  readonly total_count: string;
  readonly page_url: string;
  /** 0 can be received, 1 received and usable, 4 the limit per shopper is reached. */
  readonly status: 0 | 1 | 4;
}

/** Values of `status`. */
export const COUPON_STATES = { usable: 1, usedUp: 4 } as const;

interface CouponActProps {
  coupon: ReceivableCoupon;
  /** Opened from the member centre. */
  isMember?: boolean;
}

/** A coupon of the shopper's level. */
const receiveOfLevel = async (params: { coupon_id: number }): Promise<Gift> => ({
  ...(await call(mallMemberCouponReceive, params)),
  share_type: SHARE_TYPES.coupon,
});

export function CouponAct({ coupon, isMember = false }: CouponActProps) {
  if (coupon.status === COUPON_STATES.usable)
    return (
      <Button kind="primary" size="wide" onClick={() => openLink(coupon.page_url)}>
        立即使用
      </Button>
    );
  if (coupon.status === COUPON_STATES.usedUp || coupon.total_count === '0')
    return (
      <Button kind="primary" size="wide" isDisabled>
        {coupon.status === COUPON_STATES.usedUp ? '已领取' : '已领完'}
      </Button>
    );
  return (
    <ReceiveButton
      couponId={Number(coupon.id)}
      name={coupon.name}
      size="wide"
      {...(isMember ? { receive: receiveOfLevel } : {})}
      onReceived={(received) => showGifts('receive', [{ ...received, page_url: coupon.page_url }])}
    />
  );
}
