// Owns what coupons say and save: amounts, conditions, validity, scope, state, and the kinds of the coupon popup.
import { fenFromText } from './price';

/** The kinds of a gift in the coupon popup (COUP-03, CONST-12). */
export const SHARE_TYPES = { balance: 1, integral: 2, card: 3, coupon: 4 } as const;
export type ShareType = keyof typeof SHARE_TYPES;

/** The kind of a delivered `share_type`; anything unknown is shown as a coupon. */
export const shareTypeOf = (shareType: unknown): ShareType =>
  (['balance', 'integral', 'card'] as const).find((kind) => SHARE_TYPES[kind] === Number(shareType)) ??
  'coupon';

/** Where each kind went, under the head of the popup. */
export const SHARE_TYPE_NOTES: Readonly<Record<ShareType, string>> = {
  balance: '*余额红包已发放到账户，请到余额记录查看',
  integral: '*积分已发放到账户，请到积分明细查看',
  card: '*卡券已发放到账户，请到我的卡券查看',
  coupon: '*优惠券已发放到账户，请到我的优惠券查看',
};

/** What brings the popup up, and its heading (COUP-04). */
export const POPUP_HEADINGS = {
  register: '恭喜你，获得新人礼包',
  share: '分享成功，获得奖励',
  receive: '领取成功',
  award: '恭喜你，获得奖励',
  invite: '邀请成功，获得奖励',
} as const;
export type PopupKind = keyof typeof POPUP_HEADINGS;

/** The note of an invitation, whose `id` is the number of friends (COUP-05). */
export const inviteNote = (friends: number): string => `成功邀请${friends}位好友，获得奖励`;

type Decimal = string | number | null | undefined;

/** The fields of a coupon that its words are made of, as any route delivers them: model rows, raw rows, user coupons. */
export interface CouponTerms {
  /** 2 takes an amount off; anything else is a discount (COUP-02). */
  readonly type: string | number;
  /** Tenths of the price that remain: 8.5 is 85 %. */
  readonly discount?: Decimal;
  /** Most that a discount saves, in yuan; 0 or nothing for no limit. */
  readonly discount_limit?: Decimal;
  readonly sub_price?: Decimal;
  readonly min_price?: Decimal;
  /** A received coupon keeps its threshold under this name. */
  readonly coupon_min_price?: Decimal;
}

const AMOUNT_OFF = 2;
const NO_DISCOUNT_TENTHS = 100;

export const isAmountOff = (coupon: Pick<CouponTerms, 'type'>): boolean => Number(coupon.type) === AMOUNT_OFF;

/** `"10.00"` as 10, `"8.50"` as 8.5; 0 for what is no figure. */
const figureOf = (value: Decimal): number => {
  const number = Number(value ?? 0);
  return Number.isFinite(number) ? Number(number.toFixed(2)) : 0;
};

const thresholdOf = (coupon: CouponTerms): number => figureOf(coupon.coupon_min_price ?? coupon.min_price);

/** The large figure of a ticket: `{figure: '10', unit: '￥'}` stands before, `{figure: '8.5', unit: '折'}` behind. */
export function couponFigure(coupon: CouponTerms): { figure: string; unit: '￥' | '折' } {
  if (isAmountOff(coupon)) return { figure: String(figureOf(coupon.sub_price)), unit: '￥' };
  return { figure: String(figureOf(coupon.discount)), unit: '折' };
}

/** 满100元可用, or 无门槛使用. */
export function couponCondition(coupon: CouponTerms): string {
  const threshold = thresholdOf(coupon);
  return threshold > 0 ? `满${threshold}元可用` : '无门槛使用';
}

/** One phrase: 满100减10, 满100打8.5折, 无门槛减10, 无门槛8.5折. */
export function couponPhrase(coupon: CouponTerms): string {
  const { figure, unit } = couponFigure(coupon);
  const threshold = thresholdOf(coupon);
  if (unit === '￥') return threshold > 0 ? `满${threshold}减${figure}` : `无门槛减${figure}`;
  return threshold > 0 ? `满${threshold}打${figure}折` : `无门槛${figure}折`;
}

/** 优惠上限:￥n of a discount, or nothing (COUP-02). */
export function couponCap(coupon: CouponTerms): string {
  const limit = figureOf(coupon.discount_limit);
  return !isAmountOff(coupon) && limit > 0 ? `优惠上限:￥${limit}` : '';
}

/** The fields that a coupon's validity is written from; times as the server's text, dashed or dotted. */
export interface CouponValidity {
  /** 1 counts days from receipt; anything else is a fixed range. */
  readonly expire_type?: string | number;
  readonly expire_day?: string | number;
  readonly begin_time?: string;
  /** A received coupon keeps its start under this name. */
  readonly start_time?: string;
  readonly end_time?: string;
}

const dayOf = (time: string | undefined): string => (time ?? '').slice(0, 10).replaceAll('-', '.');

/** 领取后7天内有效, or 2026.01.01-2026.01.31. */
export function couponValidity(coupon: CouponValidity): string {
  if (Number(coupon.expire_type) === 1) return `领取后${Number(coupon.expire_day ?? 0)}天内有效`;
  return `${dayOf(coupon.start_time ?? coupon.begin_time)}-${dayOf(coupon.end_time)}`;
}

const SCOPES: Readonly<Record<number, string>> = {
  1: '限品类',
  2: '限品类',
  3: '全场通用',
  4: '仅限当面付活动使用',
  5: '仅限礼品卡使用',
};

/** What a coupon may be spent on, by its `appoint_type`. */
export const couponScope = (appointType: unknown): string => SCOPES[Number(appointType)] ?? '全场通用';

/** The life of a received coupon; the keys are the tabs of my coupons. */
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

/**
 * What a coupon saves on goods worth `goodsFen` at their original prices, never more than they cost `payableFen`. In
 * fen, 0 below the threshold; a discount is rounded to the fen.
 */
export function couponSavingFen(
  coupon: CouponTerms,
  worth: { goodsFen: number; payableFen: number },
): number {
  const fenOf = (value: Decimal) => fenFromText(figureOf(value).toFixed(2)) ?? 0;
  if (worth.goodsFen < fenOf(thresholdOf(coupon))) return 0;
  if (isAmountOff(coupon)) return Math.min(fenOf(coupon.sub_price), worth.payableFen);
  const remaining = Math.min(NO_DISCOUNT_TENTHS, Math.max(0, Math.round(figureOf(coupon.discount) * 10)));
  const saving = Math.round((worth.goodsFen * (NO_DISCOUNT_TENTHS - remaining)) / NO_DISCOUNT_TENTHS);
  const limit = fenOf(coupon.discount_limit) || Infinity;
  return Math.min(saving, limit, worth.payableFen);
}
