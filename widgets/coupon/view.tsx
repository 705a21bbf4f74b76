// The look of the strip of coupons.
import { couponCondition, couponWorth } from '~/domain/coupon';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { blockBackground } from '~/ui/goods-list/block-background';
import { SmallTicket } from '~/ui/ticket/small-ticket';
import { ticketColours } from './colours';
import { type CouponDelivered, shape } from './schema.gen';
import { type DeliveredCoupon, useReceiving } from './use-receiving';
import styles from './view.module.css';

/** Up to three tickets fit the width; more scroll. */
const MAX_SHARING = 3;

interface TicketProps {
  coupon: DeliveredCoupon;
  data: CouponDelivered;
  isReceived: boolean;
  isAlone: boolean;
  onTap: () => void;
}

function Ticket({ coupon, data, isReceived, isAlone, onTap }: TicketProps) {
  const condition = couponCondition(coupon);
  const word = isReceived ? '已领取' : '立即领取';
  const amount = couponWorth(coupon);
  return (
    <SmallTicket
      amount={amount}
      condition={condition}
      word={word}
      name={coupon.name}
      style={ticketColours(data, isReceived)}
      look={isAlone ? 'wide' : 'narrow'}
      onTap={onTap}
    />
  );
}

function CouponView({ data }: WidgetViewProps<CouponDelivered>) {
  const { isReceived, tap } = useReceiving(data.addType === 'manual');
  const { coupon_list: coupons } = data;
  if (coupons.length === 0) return null;
  // The stored background colour is ignored: the strip has always been white.
  const background = blockBackground({ ...data, backgroundColor: 'var(--colour-card)' });
  return (
    <ul
      className={styles.strip}
      style={background}
      data-count={coupons.length > MAX_SHARING ? 'many' : coupons.length}
      aria-label="优惠券"
    >
      {coupons.map((coupon, index) => (
        <li key={`${index}-${coupon.id}`}>
          <Ticket
            coupon={coupon}
            data={data}
            isReceived={isReceived(coupon)}
            isAlone={coupons.length === 1}
            onTap={() => tap(coupon)}
          />
        </li>
      ))}
    </ul>
  );
}

export default defineView<CouponDelivered>(shape, CouponView);
