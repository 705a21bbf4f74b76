// The sheet's tickets of the coupons of a goods, each with its button.
import type { GoodsCoupon } from '~/schemas/api/goods.gen';
import { toast } from '../../state/overlays';
import { CouponTicket } from '../goods-coupons/coupon-ticket';
import { ReceiveButton } from '../goods-coupons/receive-button';
import styles from './coupon-tickets.module.css';

export function CouponTickets({ coupons }: { coupons: readonly GoodsCoupon[] }) {
  return (
    <ul className={styles.tickets}>
      {coupons.map((coupon) => {
        const isReceived = coupon.is_receive === '1';
        return (
          <li key={coupon.id}>
            <CouponTicket coupon={coupon} isSpent={isReceived}>
              {isReceived ? (
                <span className={styles.received}>已领取</span>
              ) : (
                <ReceiveButton
                  couponId={Number(coupon.id)}
                  name={coupon.name}
                  size="small"
                  onReceived={() => toast('领取成功', { icon: 'success' })}
                />
              )}
            </CouponTicket>
          </li>
        );
      })}
    </ul>
  );
}
