// The button that receives a coupon: a guest signs in first; a received coupon shows that it is received.
import {
  couponDetail,
  couponGive,
  couponList,
  type CouponReceiveData,
  couponReceive,
  couponUserCoupon,
} from '~/schemas/api/coupon.gen';
import { goodsDetail } from '~/schemas/api/goods.gen';
import { Button } from '~/ui/button/button';
import { useAction } from '../../engine/use-action';
import { requireLogin } from '../../flows/login';
import { call } from '../../services/http';
import { refresh } from '../../services/query';

interface ReceiveButtonProps {
  couponId: number;
  name: string;
  size: 'small' | 'wide';
  onReceived: (coupon: CouponReceiveData) => void;
}

/** Receives the coupon, then refetches the lists that show it. */
export function ReceiveButton({ couponId, name, size, onReceived }: ReceiveButtonProps) {
  const action = useAction(async () => {
    await requireLogin();
    const coupon = await call(couponReceive, { coupon_id: couponId });
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
