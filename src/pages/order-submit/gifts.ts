// Parses the gifts of an order: coupons and cards granted with the payment, points and balance that follow later.
import { type CouponTerms, couponCondition, couponFigure } from '~/domain/coupon';
import { numberOf } from '~/domain/coercion';
import { fenOf, textFromFen } from '~/domain/money';
import { isRecord } from '~/domain/record';
import * as to from '~/domain/screen-links.gen';
import type { IconName } from '~/ui/icon/icon';

export interface Gift {
  key: string;
  name: string;
  /** `10元`, `8.5折`; empty for a card, which has a picture. */
  figure: string;
  note: string;
  pictureUrl: string;
  /** In place of a picture. */
  icon?: IconName;
  /** Screen where it can be used; empty while it cannot. */
  link: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function couponGift(coupon: Record<string, unknown>): Gift {
  const terms = coupon as unknown as CouponTerms;
  const { figure, unit } = couponFigure(terms);
  return {
    key: `coupon-${String(coupon['id'])}`,
    name: textOf(coupon['name']),
    figure: `${figure}${unit || '元'}`,
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
  link: to.card.path,
});

/** Returned goods earn nothing: the server gives these when the time for after-sales is over. */
const LATER = '订单完成后到账';

const laterGift = (key: string, name: string, icon: IconName): Gift => ({
  key,
  name,
  icon,
  figure: '',
  note: LATER,
  pictureUrl: '',
  link: '',
});

function laterGifts(sent: unknown, pointsWord: string): Gift[] {
  if (!isRecord(sent)) return [];
  const points = numberOf(sent['integral']);
  const fen = fenOf(sent['balance']);
  return [
    ...(points > 0 ? [laterGift('integral', `${points}${pointsWord}`, 'points')] : []),
    ...(fen > 0 ? [laterGift('balance', `${textFromFen(fen)}元余额红包`, 'gift')] : []),
  ];
}

/** The gifts of a result: points, balance, coupons, cards. */
export const readGifts = (
  result: {
    send_data: unknown;
    user_coupon_list: readonly unknown[];
    card_list: readonly unknown[];
  },
  pointsWord: string,
): Gift[] => [
  ...laterGifts(result.send_data, pointsWord),
  ...result.user_coupon_list.filter(isRecord).map(couponGift),
  ...result.card_list.filter(isRecord).map(cardGift),
];
