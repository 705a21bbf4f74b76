// Gifts of a recharge plan: the bits of `send_type`, and their labels; bounds of an amount of the shopper's own.
import { fenFromText, moneyOfFen, readFen } from './money';

/** Bits of `send_type`; card vouchers (16) and lottery tickets (32) are not supported here. */
export const RECHARGE_GIFTS = { balance: 1, integral: 2, member: 4, coupon: 8 } as const;

interface GivenCoupon {
  readonly num: number;
  readonly content: string;
}

/** The fields of a plan's gifts, as delivered. */
export interface GivingPlan {
  readonly send_type: string | number;
  readonly send_price: string | number;
  readonly send_integral: string | number;
  readonly member: { readonly name: string } | null;
  readonly coupons?: readonly GivenCoupon[];
}

/** `100.00` → `100`, `88.50` → `88.5`: an amount within a sentence. */
export const plainAmount = (amount: string | number): string => String(Number(amount));

const couponWords = ({ num, content }: GivenCoupon): string =>
  num > 1 ? `送${content}优惠券 ×${num}` : `送${content}优惠券`;

/** 送20元, 送100积分, 送金叶会员, 送满79减8优惠券: one phrase a gift. */
export function giftWords(plan: GivingPlan, pointsWord = '积分'): string[] {
  const gives = (gift: keyof typeof RECHARGE_GIFTS): boolean =>
    (Number(plan.send_type) & RECHARGE_GIFTS[gift]) !== 0;
  return [
    ...(gives('balance') && Number(plan.send_price) > 0 ? [`送${plainAmount(plan.send_price)}元`] : []),
    ...(gives('integral') && Number(plan.send_integral) > 0
      ? [`送${plainAmount(plan.send_integral)}${pointsWord}`]
      : []),
    ...(gives('member') && plan.member !== null ? [`送${plan.member.name}`] : []),
    ...(gives('coupon') ? (plan.coupons ?? []).map(couponWords) : []),
  ];
}

interface RechargeBounds {
  readonly min_price?: string;
  readonly max_price?: string;
}

/** Words where an amount of the shopper's own is out of the mall's bounds; '' where it is within them, or no amount. */
export function rechargeProblem(
  amount: string,
  { min_price: least, max_price: most }: RechargeBounds,
): string {
  const [fen, leastFen, mostFen] = [fenFromText(amount), readFen(least), readFen(most)];
  if (fen === null) return '';
  if (leastFen !== null && fen < leastFen) return `单次最少充值${moneyOfFen(leastFen)}`;
  if (mostFen !== null && fen > mostFen) return `单次最多充值${moneyOfFen(mostFen)}`;
  return '';
}
