// The coupons of a goods: a row of short texts, whose sheet to receive them loads when it opens.
import { useState } from 'react';
import { couponPhrase } from '~/domain/coupon';
import { lazyPart } from '~/renderer/lazy-part';
import type { GoodsCoupon } from '~/schemas/api/goods.gen';
import { Sheet } from '~/ui/sheet/sheet';
import { Tag } from '~/ui/tag/tag';
import { Card } from '~/ui/card/card';
import { useAction } from '../../engine/use-action';
import styles from './coupons-card.module.css';
import { FactRow } from './fact-row';

/** The row never has space for more. */
const SHOWN = 3;

const Tickets = lazyPart('blocks/goods-tickets', async () => ({
  default: (await import('./coupon-tickets')).CouponTickets,
}));

export function CouponsCard({ coupons }: { coupons: readonly GoodsCoupon[] }) {
  const [sheet, setSheet] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const opening = useAction(async () => {
    await Tickets.arrives();
    setSheet('open');
  });
  if (coupons.length === 0) return null;
  return (
    <Card>
      <FactRow label="领券" onTap={() => void opening.run()}>
        <span className={styles.phrases}>
          {coupons.slice(0, SHOWN).map((coupon) => (
            <Tag key={coupon.id} tone="outline" className={styles.phrase}>
              {couponPhrase(coupon)}
            </Tag>
          ))}
        </span>
      </FactRow>
      <Sheet isOpen={sheet === 'open'} onClose={() => setSheet('closed')} title="可领取优惠券">
        {sheet === 'unloaded' ? null : <Tickets coupons={coupons} />}
      </Sheet>
    </Card>
  );
}
