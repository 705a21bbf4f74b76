// The strip of coupons that can be exchanged for points.
import type { CSSProperties } from 'react';
import { readableText } from '~/domain/colour';
import { couponCondition, couponWorth } from '~/domain/coupon';
import { hrefOf, isSafePicture, resolveLink } from '~/domain/links';
import { widePicture } from '~/domain/picture-address';
import { useHost } from '~/renderer/host';
import { SmallTicket } from '~/ui/ticket/small-ticket';
import type { IntegralMallDelivered } from './schema.gen';
import styles from './view.module.css';

type Coupon = IntegralMallDelivered['coupon_list'][number];

/** Background of tickets without a picture, from its light end; white text is legible on all of it. */
const BACKGROUND = '#b5502b';
const BACKGROUND_END = '#963f1b';

type Colours = Pick<IntegralMallDelivered, 'couponColor' | 'couponPicUrl'>;

/** The operator's colour: corrected until legible on the built-in background, unchanged on a picture. */
export function ticketStyle({ couponColor, couponPicUrl }: Colours): CSSProperties {
  if (!isSafePicture(couponPicUrl)) {
    return {
      background: `linear-gradient(to right, ${BACKGROUND}, ${BACKGROUND_END})`,
      color: readableText(couponColor, BACKGROUND),
    };
  }
  return {
    // A quoted CSS string: quotes and backslashes of an address cannot end it.
    background: `url(${JSON.stringify(widePicture(couponPicUrl))}) 0 0 / 100% 100% no-repeat`,
    color: couponColor,
  };
}

const WORD = '立即兑换';

function Ticket({ coupon, data }: { coupon: Coupon; data: IntegralMallDelivered }) {
  const host = useHost();
  const amount = couponWorth(coupon);
  const condition = couponCondition(coupon);
  const link = resolveLink(coupon.page_url);
  return (
    <SmallTicket
      amount={amount}
      condition={condition}
      word={WORD}
      name={coupon.name}
      style={ticketStyle(data)}
      look="large"
      isUncut={isSafePicture(data.couponPicUrl)}
      href={link === null ? undefined : (hrefOf(link) ?? undefined)}
      onTap={(event) => {
        event.preventDefault();
        host.open(coupon.page_url);
      }}
    />
  );
}

export function Coupons({ data }: { data: IntegralMallDelivered }) {
  return (
    <ul className={styles.strip} aria-label="可兑换的优惠券">
      {data.coupon_list.map((coupon, index) => (
        <li key={`${index}-${coupon.id}`}>
          <Ticket coupon={coupon} data={data} />
        </li>
      ))}
    </ul>
  );
}
