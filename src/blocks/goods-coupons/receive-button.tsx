// The button that receives a coupon: a guest signs in first; a received coupon shows that it is received.
import {
  couponDetail,
  couponGive,
  couponList,
  couponReceive,
  couponUserCoupon,
} from '~/schemas/api/coupon.gen';
import { goodsDetail } from '~/schemas/api/goods.gen';
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
  /** Receives it from elsewhere than the coupon centre. */
  receive?: (params: { coupon_id: number }) => Promise<Gift>;
  onReceived: (coupon: Gift) => void;
}

const receiveFromCentre = async (params: { coupon_id: number }): Promise<Gift> => ({
  ...(await call(couponReceive, params)),
});

/** Receives the coupon, then refetches the lists that show it. */
export function ReceiveButton(props: ReceiveButtonProps) {
  const { couponId, name, size, receive = receiveFromCentre, onReceived } = props;
  const action = useAction(async () => {
    await requireLogin();
    onReceived(await receive({ coupon_id: couponId }));
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
