// Validity of a received coupon, who may receive one, and what it saves.
import { type CouponTerms, figureOf, isAmountOff, thresholdOf } from './coupon';
import { fenOf } from './money';
import { formatDate, parseServerTime } from './time';

const NO_DISCOUNT_TENTHS = 100;

/** States of a received coupon; the keys are the tabs of my coupons. */
export const USER_COUPON_STATES = {
  unused: { tab: 1, text: '未使用' },
  used: { tab: 2, text: '已使用' },
  expired: { tab: 3, text: '已过期' },
} as const;
export type UserCouponState = keyof typeof USER_COUPON_STATES;

/** State of a received coupon; one whose time has not begun counts as unused. */
export function userCouponState(coupon: { isUsed: boolean; endMs: number; nowMs: number }): UserCouponState {
  if (coupon.isUsed) return 'used';
  return coupon.nowMs > coupon.endMs ? 'expired' : 'unused';
}

/** Why a coupon cannot be received, in the server's words; null when it can. */
export function receiveRefusal(coupon: {
  readonly received: number;
  /** -1 for as often as one likes. */
  readonly receiveLimit: number;
  /** -1 for without end. */
  readonly left: number;
  /** Null for coupons that count days from receipt. */
  readonly endMs: number | null;
  readonly nowMs: number;
  readonly isMemberOnly: boolean;
  readonly isMember: boolean;
}): string | null {
  if (coupon.isMemberOnly && !coupon.isMember) return '会员专享优惠券，无权限';
  if (coupon.endMs !== null && coupon.nowMs > coupon.endMs) return '优惠券已过期';
  if (coupon.receiveLimit >= 0 && coupon.received >= coupon.receiveLimit) return '优惠券领取次数已达上限';
  return coupon.left === 0 ? '优惠券已领完' : null;
}

/** Validity fields on the wire. */
export interface CouponWindow {
  /** 1 so many days from receipt, 2 between two times; absent of a received one. */
  readonly expire_type?: unknown;
  readonly begin_time?: string;
  readonly start_time?: string;
  readonly end_time?: string;
}

/** When the coupon becomes usable, in ms; null where it is so from its receipt on. */
export function couponBeginMs(coupon: CouponWindow): number | null {
  if (Number(coupon.expire_type ?? 2) === 1) return null;
  return parseServerTime(coupon.start_time ?? coupon.begin_time ?? '');
}

/** Whether an unused, unexpired coupon is not valid yet. */
export const isNotBegun = (coupon: CouponWindow, nowMs: number): boolean =>
  (couponBeginMs(coupon) ?? Number.NEGATIVE_INFINITY) > nowMs;

/** `未开始，12月12日可用` */
export function notBegunText(coupon: CouponWindow): string {
  const [, month = '', day = ''] = formatDate(couponBeginMs(coupon) ?? 0)
    .split('-')
    .map(Number);
  return `未开始，${month}月${day}日可用`;
}

/** Whether a coupon that is received now is valid at once. */
export function isUsableNow(coupon: CouponWindow, nowMs: number): boolean {
  if (Number(coupon.expire_type ?? 2) === 1) return true;
  const endMs = parseServerTime(coupon.end_time ?? '') ?? Number.POSITIVE_INFINITY;
  return !isNotBegun(coupon, nowMs) && nowMs < endMs;
}

/**
 * What a coupon saves on goods worth `goodsFen` at their original prices, never more than they cost `payableFen`. In
 * fen, 0 below the threshold; a discount is rounded to the fen.
 */
export function couponSavingFen(
  coupon: CouponTerms,
  worth: { goodsFen: number; payableFen: number },
): number {
  if (worth.goodsFen < fenOf(thresholdOf(coupon))) return 0;
  if (isAmountOff(coupon)) return Math.min(fenOf(coupon.sub_price), worth.payableFen);
  const remaining = Math.min(NO_DISCOUNT_TENTHS, Math.max(0, Math.round(figureOf(coupon.discount) * 10)));
  const saving = Math.round((worth.goodsFen * (NO_DISCOUNT_TENTHS - remaining)) / NO_DISCOUNT_TENTHS);
  const limit = fenOf(coupon.discount_limit) || Infinity;
  return Math.min(saving, limit, worth.payableFen);
}
