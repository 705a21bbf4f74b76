// A coupon's ticket in the coupon centre.
import * as to from '~/domain/screen-links.gen';
import type { CouponListData } from '~/schemas/api/coupon.gen';
import { CouponTicket } from '../../blocks/goods-coupons/coupon-ticket';
import { ReceiveButton } from '../../blocks/goods-coupons/receive-button';
import { showGifts } from '../../state/overlays';
import styles from './coupon.module.css';

type Coupon = CouponListData['list'][number];

function Act({ coupon }: { coupon: Coupon }) {
  if (coupon.is_receive === '1') return <span className={styles.state}>已领取</span>;
  if (coupon.total_count === '0') return <span className={styles.state}>已领完</span>;
  return (
    <ReceiveButton
      couponId={Number(coupon.id)}
      name={coupon.name}
      size="small"
      onReceived={(received) => showGifts('receive', [{ ...received, page_url: coupon.page_url }])}
    />
  );
}

export function CentreCoupon({ row }: { row: Coupon }) {
  const isSpent = row.is_receive === '1' || row.total_count === '0';
  return (
    <CouponTicket coupon={row} isSpent={isSpent} rulesHref={`#${to.couponDetails({ id: row.id })}`}>
      <Act coupon={row} />
    </CouponTicket>
  );
}
