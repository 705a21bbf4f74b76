// Parses the gifts of an order: coupons and cards granted with the payment.
import { type CouponTerms, couponCondition, couponFigure } from '~/domain/coupon';
import { isRecord } from '~/domain/record';

export interface Gift {
  key: string;
  name: string;
  /** `10元`, `8.5折`; empty for a card, which has a picture. */
  figure: string;
  note: string;
  pictureUrl: string;
  /** Screen where it can be used. */
  link: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function couponGift(coupon: Record<string, unknown>): Gift {
  const terms = coupon as unknown as CouponTerms;
  const { figure, unit } = couponFigure(terms);
  return {
    key: `coupon-${String(coupon['id'])}`,
    name: textOf(coupon['name']),
    figure: `${figure}${unit === '折' ? '折' : '元'}`,
    note: couponCondition(terms),
    pictureUrl: '',
    link: textOf(coupon['page_url']),
  };
}

const cardGift = (card: Record<string, unknown>): Gift => ({
  key: `card-${String(card['id'])}`,
  name: textOf(card['name']),
  figure: '',
  note: '',
  pictureUrl: textOf(card['pic_url']),
  link: '/pages/card/index/index',
});

/** The gifts of a result, coupons first. */
export const readGifts = (result: {
  user_coupon_list: readonly unknown[];
  card_list: readonly unknown[];
}): Gift[] => [
  ...result.user_coupon_list.filter(isRecord).map(couponGift),
  ...result.card_list.filter(isRecord).map(cardGift),
];
