// The coupons of the shopper's level, each received here.
import * as to from '~/domain/screen-links.gen';
import { couponList, couponUserCoupon } from '~/schemas/api/coupon.gen';
import { type MemberCoupon, mallMemberCouponReceive } from '~/schemas/api/mall-member.gen';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { CouponTicket } from '../../blocks/goods-coupons/coupon-ticket';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { refresh } from '../../services/query';
import { showGifts } from '../../state/overlays';
import styles from './member.module.css';

interface CouponProps {
  coupon: MemberCoupon;
  reload: () => Promise<unknown>;
}

function MemberCouponRow({ coupon, reload }: CouponProps) {
  const isReceived = coupon.user_count === '1';
  const isGone = coupon.total_count === '0';
  const action = useAction(async () => {
    const received = await call(mallMemberCouponReceive, { coupon_id: Number(coupon.id) });
    showGifts('receive', [{ ...received, share_type: 4 }]);
    await Promise.all([reload(), refresh(couponList, couponUserCoupon)]);
  });
  const spentWord = isReceived ? '已领取' : '已领完';
  return (
    <CouponTicket
      coupon={coupon}
      isSpent={isReceived || isGone}
      rulesHref={`#${to.couponDetails({ id: coupon.id, is_member: '1' })}`}
    >
      {isReceived || isGone ? (
        spentWord
      ) : (
        <Button
          kind="primary"
          size="small"
          label={`立即领取：${coupon.name}`}
          isBusy={action.isBusy}
          onClick={() => void action.run()}
        >
          立即领取
        </Button>
      )}
    </CouponTicket>
  );
}

export function MemberCoupons({
  coupons,
  reload,
}: {
  coupons: readonly MemberCoupon[];
  reload: () => Promise<unknown>;
}) {
  if (coupons.length === 0) return null;
  return (
    <Card label="会员优惠券">
      <CardHead title="会员优惠券" />
      <div className={styles.tickets}>
        {coupons.map((coupon) => (
          <MemberCouponRow key={coupon.id} coupon={coupon} reload={reload} />
        ))}
      </div>
    </Card>
  );
}
