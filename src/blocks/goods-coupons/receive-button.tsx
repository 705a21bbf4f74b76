// The button that receives a coupon: a guest signs in first; a received coupon shows that it is received.
import { SHARE_TYPES } from '~/domain/coupon-popup';
import {
  couponDetail,
  couponGive,
  couponList,
  couponReceive,
  couponUserCoupon,
} from '~/schemas/api/coupon.gen';
import { goodsDetail } from '~/schemas/api/goods.gen';
import { mallMemberCouponReceive } from '~/schemas/api/mall-member.gen';
import { Button } from '~/ui/button/button';
import { useAction } from '../../engine/use-action';
import { requireLogin } from '../../flows/login';
import { call } from '../../services/http';
import { refresh } from '../../services/query';
import type { Gift } from '../../state/overlays';

interface ReceiveButtonProps {
  couponId: number;
  name: string;
  size: 'small' | 'wide';
  /** Received as a coupon of the shopper's level, from the member centre. */
  isMember?: boolean;
  onReceived: (coupon: Gift) => void;
}

/** Receives the coupon, then refetches the lists that show it. */
export function ReceiveButton({ couponId, name, size, isMember = false, onReceived }: ReceiveButtonProps) {
  const action = useAction(async () => {
    await requireLogin();
    const params = { coupon_id: couponId };
    const coupon = isMember
      ? { ...(await call(mallMemberCouponReceive, params)), share_type: SHARE_TYPES.coupon }
      : { ...(await call(couponReceive, params)) };
    onReceived(coupon);
    await refresh(couponList, couponDetail, couponGive, couponUserCoupon, goodsDetail);
  });
  return (
    <Button
      kind="primary"
      size={size}
      label={`立即领取：${name}`}
      isBusy={action.isBusy}
      onClick={() => void action.run()}
    >
      立即领取
    </Button>
  );
}
