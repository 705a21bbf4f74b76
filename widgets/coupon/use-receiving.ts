// Receives coupons: login, the call, the popup, and the coupons received since.
import { useRef, useState } from 'react';
import { couponPhrase } from '~/domain/coupon';
import { type Host, useHost } from '~/renderer/host';
import type { CouponDelivered } from './schema.gen';

export type DeliveredCoupon = CouponDelivered['coupon_list'][number];

interface Receipt {
  received: object;
  /** Remaining receipts, -1 without limit. */
  rest: number;
}

/** Picked coupons are received from their layout, once; those of the centre as often as the coupon allows. */
async function receive(
  coupon: DeliveredCoupon,
  { host, isPicked }: { host: Host; isPicked: boolean },
): Promise<Receipt> {
  const coupon_id = Number(coupon.id);
  if (isPicked && host.templateId > 0) {
    const { diyCouponReceive } = await import('~/schemas/api/diy.gen');
    const answer = await host.call(diyCouponReceive, { template_id: host.templateId, coupon_id });
    return { received: answer.coupon, rest: 0 };
  }
  const { couponReceive } = await import('~/schemas/api/coupon.gen');
  const received = await host.call(couponReceive, { coupon_id });
  return { received, rest: received.rest };
}

interface Receiving {
  isReceived: (coupon: DeliveredCoupon) => boolean;
  tap: (coupon: DeliveredCoupon) => void;
}

/** Receiving for the strip; `isPicked` when the operator picked its coupons by hand. */
export function useReceiving(isPicked: boolean): Receiving {
  const host = useHost();
  const [receivedIds, setReceivedIds] = useState<ReadonlySet<string>>(new Set());
  const isBusyRef = useRef(false);
  const isReceived = (coupon: DeliveredCoupon) => Number(coupon.is_receive) > 0 || receivedIds.has(coupon.id);

  const take = async (coupon: DeliveredCoupon): Promise<void> => {
    await host.require('login');
    const { received, rest } = await receive(coupon, { host, isPicked });
    if (rest === 0) setReceivedIds((ids) => new Set([...ids, coupon.id]));
    const { page_url, share_type } = coupon;
    host.showGifts('receive', [{ ...received, content: couponPhrase(coupon), page_url, share_type, rest }]);
  };

  const tap = (coupon: DeliveredCoupon): void => {
    if (isReceived(coupon)) {
      host.toast('您已领取过该优惠券');
      return;
    }
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    take(coupon)
      // Declined, or refused with a message by the host.
      .catch(() => undefined)
      .finally(() => {
        isBusyRef.current = false;
      });
  };
  return { isReceived, tap };
}
