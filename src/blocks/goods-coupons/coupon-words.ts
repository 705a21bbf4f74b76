// The texts on a coupon's ticket, for every route that delivers coupons.
import {
  couponCap,
  couponCondition,
  couponFigure,
  couponScope,
  type CouponTerms,
  couponValidity,
  type CouponValidity,
} from '~/domain/coupon';

export interface TicketCoupon extends CouponTerms, CouponValidity {
  readonly name: string;
  readonly appoint_type: string | number;
  /** Its scope, where that is limited. */
  readonly goods?: ReadonlyArray<{ readonly name: string }>;
  readonly cat?: ReadonlyArray<{ readonly name: string }>;
}

export interface TicketWords {
  readonly figure: string;
  readonly sign: string;
  readonly unit: string;
  readonly condition: string;
  readonly name: string;
  readonly notes: readonly string[];
}

const named = (label: string, things: TicketCoupon['goods']): string => {
  const names = (things ?? []).map(({ name }) => name).filter((name) => name !== '');
  return names.length === 0 ? '' : `${label}：${names.join('、')}`;
};

/** 适用分类：…, 适用商品：…, else the scope in general. */
export function scopeText(coupon: TicketCoupon): string {
  const byType: Readonly<Record<string, string>> = {
    '1': named('适用分类', coupon.cat),
    '2': named('适用商品', coupon.goods),
  };
  return byType[String(coupon.appoint_type)] || couponScope(coupon.appoint_type);
}

/** The texts of a ticket. */
export function ticketWords(coupon: TicketCoupon): TicketWords {
  return {
    ...couponFigure(coupon),
    condition: couponCondition(coupon),
    name: coupon.name,
    notes: [couponValidity(coupon), scopeText(coupon), couponCap(coupon)].filter((note) => note !== ''),
  };
}
