// A coupon's poster: the sharer, the ticket, its expiry, the QR code of its landing page.
import { couponCondition, couponWorth, couponValidity } from '~/domain/coupon';
import { type CouponGivePosterData, couponGivePoster } from '~/schemas/api/coupon.gen';
import { drawPoster } from './draw-poster';
import { giftPosterSpec, TICKET } from './gift-poster';
import { INK, PRICE_INK, SECOND_INK } from './inks';
import type { PosterPart } from './poster-spec';
import { requireLogin } from '../../flows/login';
import { call } from '../../services/http';
import { shareLink } from '../../services/share';

function ticketOf(coupon: CouponGivePosterData): PosterPart[] {
  const { x, y, width } = TICKET;
  const amount = couponWorth(coupon);
  const left = { x: x + 110, colour: PRICE_INK, align: 'center' as const, width: 200 };
  const right = { x: x + 240, width: width - 270 };
  return [
    { kind: 'text', text: amount, ...left, y: y + 46, size: 52, isBold: true },
    { kind: 'text', text: couponCondition(coupon), ...left, y: y + 130, size: 22 },
    { kind: 'text', text: coupon.name, ...right, y: y + 46, size: 32, colour: INK, isBold: true, lines: 2 },
    { kind: 'text', text: coupon.appoint_type, ...right, y: y + 142, size: 22, colour: SECOND_INK },
  ];
}

/** The poster as the address of a picture. */
export const drawCoupon = (coupon: CouponGivePosterData): Promise<string> =>
  drawPoster(
    giftPosterSpec({
      background: coupon.poster_bg,
      avatar: coupon.avatar,
      nickname: coupon.nickname,
      greeting: '送你一张优惠券',
      ticket: ticketOf(coupon),
      validity: couponValidity(coupon),
      // A backend that sends the code as a picture only: the link is generated here.
      link: coupon.share_url || shareLink(),
    }),
  );

/** The same by its coupon; a guest signs in first, as the link names its sharer. */
export async function drawCouponPoster(couponId: number): Promise<string> {
  await requireLogin();
  return drawCoupon(await call(couponGivePoster, { coupon_id: couponId }));
}
