// Texts of coupons: amounts, conditions, validity and scope.
import { decimalOf } from '~/schemas/decimal';
import { CURRENCY_SIGN, shortMoney } from './price';
import { dottedDays } from './dotted-days';

/** An amount in yuan or a share as any route delivers it. */
export type Decimal = string | number | null | undefined;

/** The fields of a coupon that its texts need, from any route: model rows, raw rows, user coupons. */
export interface CouponTerms {
  /** 2 is an amount off; anything else is a discount (COUP-02). */
  readonly type: string | number;
  /** Tenths of the price that remain: 8.5 is 85 %. */
  readonly discount?: Decimal;
  /** Most that a discount saves, in yuan; 0 or nothing for no limit. */
  readonly discount_limit?: Decimal;
  readonly sub_price?: Decimal;
  readonly min_price?: Decimal;
  /** A received coupon has its threshold under this name. */
  readonly coupon_min_price?: Decimal;
}

const AMOUNT_OFF = 2;

export const isAmountOff = (coupon: Pick<CouponTerms, 'type'>): boolean => Number(coupon.type) === AMOUNT_OFF;

/** `"10.00"` as 10, `"8.50"` as 8.5; 0 for an invalid figure. */
export const figureOf = (value: Decimal): number => Number(decimalOf(value) ?? 0);

/** Threshold of the coupon in yuan; 0 for none. */
export const thresholdOf = (coupon: CouponTerms): number =>
  figureOf(coupon.coupon_min_price ?? coupon.min_price);

interface CouponFigure {
  readonly figure: string;
  /** Before the figure of an amount: ￥. */
  readonly sign: string;
  /** After the figure of a discount: 折. */
  readonly unit: string;
}

/** The large figure of a ticket, with what stands in small type beside it. */
export function couponFigure(coupon: CouponTerms): CouponFigure {
  if (isAmountOff(coupon))
    return { figure: String(figureOf(coupon.sub_price)), sign: CURRENCY_SIGN, unit: '' };
  return { figure: String(figureOf(coupon.discount)), sign: '', unit: '折' };
}

/** What a coupon is worth: `￥10`, `8.5折`. */
export const couponWorth = (coupon: CouponTerms): string =>
  isAmountOff(coupon) ? shortMoney(coupon.sub_price) : `${figureOf(coupon.discount)}折`;

/** 满100元可用, or 无门槛使用. */
export function couponCondition(coupon: CouponTerms): string {
  const threshold = thresholdOf(coupon);
  return threshold > 0 ? `满${threshold}元可用` : '无门槛使用';
}

/** One phrase: 满100减10, 满100打8.5折, 无门槛减10, 无门槛8.5折. */
export function couponPhrase(coupon: CouponTerms): string {
  const { figure } = couponFigure(coupon);
  const threshold = thresholdOf(coupon);
  if (isAmountOff(coupon)) return threshold > 0 ? `满${threshold}减${figure}` : `无门槛减${figure}`;
  return threshold > 0 ? `满${threshold}打${figure}折` : `无门槛${figure}折`;
}

/** 优惠上限：￥n of a discount, or nothing (COUP-02). */
export function couponCap(coupon: CouponTerms): string {
  const limit = figureOf(coupon.discount_limit);
  return !isAmountOff(coupon) && limit > 0 ? `优惠上限：${shortMoney(limit)}` : '';
}

/** The fields that a coupon's validity is formatted from; times as the server's text, dashed or dotted. */
export interface CouponValidity {
  /** 1 counts days from receipt; anything else is a fixed range. */
  readonly expire_type?: string | number;
  readonly expire_day?: string | number;
  readonly begin_time?: string;
  /** A received coupon has its start under this name. */
  readonly start_time?: string;
  readonly end_time?: string;
}

/** 领取后7天内有效, or 2026.01.01-2026.01.31. */
export function couponValidity(coupon: CouponValidity): string {
  if (Number(coupon.expire_type) === 1) return `领取后${Number(coupon.expire_day ?? 0)}天内有效`;
  return dottedDays(coupon.start_time ?? coupon.begin_time, coupon.end_time);
}

const SCOPES: Readonly<Record<number, string>> = {
  1: '限品类',
  2: '限品类',
  3: '全场通用',
  4: '仅限当面付活动使用',
  5: '仅限礼品卡使用',
};

/** Scope of a coupon, by its `appoint_type`. */
export const couponScope = (appointType: unknown): string => SCOPES[Number(appointType)] ?? '全场通用';
