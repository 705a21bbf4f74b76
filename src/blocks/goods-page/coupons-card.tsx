// The coupons of a goods: a row of short texts, and the sheet to receive them.
import { useState } from 'react';
import { couponPhrase } from '~/domain/coupon';
import type { GoodsCoupon } from '~/schemas/api/goods.gen';
import { Sheet } from '~/ui/sheet/sheet';
import { Tag } from '~/ui/tag/tag';
import { Card } from '~/ui/card/card';
import { CouponTicket } from '../goods-coupons/coupon-ticket';
import { ReceiveButton } from '../goods-coupons/receive-button';
import { toast } from '../../state/overlays';
import styles from './coupons-card.module.css';
import { FactRow } from './fact-row';

/** The row never has space for more. */
const SHOWN = 3;

function Tickets({ coupons }: { coupons: readonly GoodsCoupon[] }) {
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

export function CouponsCard({ coupons }: { coupons: readonly GoodsCoupon[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (coupons.length === 0) return null;
  return (
    <Card>
      <FactRow label="领券" onTap={() => setIsOpen(true)}>
        <span className={styles.phrases}>
          {coupons.slice(0, SHOWN).map((coupon) => (
            <Tag key={coupon.id} tone="outline" className={styles.phrase}>
              {couponPhrase(coupon)}
            </Tag>
          ))}
        </span>
      </FactRow>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title="可领取优惠券">
        <Tickets coupons={coupons} />
      </Sheet>
    </Card>
  );
}
