// The price of an order: member price, the cut of its kind, full reduction, coupon, points, a plugin's benefit, then delivery, in whole fen.
import { sumOf } from '~/domain/sum';
import { type CouponTerms } from '~/domain/coupon';
import { couponSavingFen } from '~/domain/coupon-use';
import { type DeliveryLine, type DeliveryPlace, type DeliveryPrice, deliveryPrice } from './delivery';
import { type PointsLine, type PointsUse, spendPoints } from './points';
import { apportion } from '~/domain/apportion';

export interface GroupLine {
  num: number;
  unitPriceFen: number;
  /** Price of the shopper's level; null where he has none. */
  memberPriceFen: number | null;
  /** What the kind that sells the line takes off it; no more than it costs. */
  cutFen: number;
  /** The line's share of a full reduction. */
  fullReduceFen: number;
  forehead: PointsLine['forehead'];
  delivery: Omit<DeliveryLine, 'num' | 'payableFen'>;
}

export interface GroupCoupon {
  terms: CouponTerms;
  /** For each line, whether it is in the coupon's scope. */
  scope: readonly boolean[];
}

export interface GroupInput {
  lines: readonly GroupLine[];
  coupon: GroupCoupon | null;
  /** The shopper wants to pay with points. */
  wantsPoints: boolean;
  points: { points: number; pointsPerYuan: number };
  /** What a plugin takes off, line by line; null for nothing. */
  benefit: GroupBenefit | null;
  /** Null for what is not sent by a carrier, and while no address is known. */
  place: DeliveryPlace | null;
  /** Same-city delivery; null without. */
  city: CityDelivery | null;
}

export interface CityDelivery {
  fen: number;
  /** What the goods must cost for a free delivery; null where it is never free. */
  freeFromFen: number | null;
}

/** Free delivery is judged by what is left to pay of the goods. */
const cityPrice = ({ fen, freeFromFen }: CityDelivery, goodsFen: number): DeliveryPrice => ({
  fen: freeFromFen !== null && goodsFen >= freeFromFen ? 0 : fen,
  originalFen: fen,
  refused: [],
});

export interface GroupBenefit {
  /** Fen off each line, of what is left to pay of it. */
  savings: (payableFen: readonly number[]) => readonly number[];
  isDeliveryFree: boolean;
}

export interface PricedLine {
  originalFen: number;
  memberDiscountFen: number;
  cutFen: number;
  fullReduceFen: number;
  couponFen: number;
  pointsFen: number;
  benefitFen: number;
  /** What is left to pay of the line. */
  totalFen: number;
  /** It cannot be delivered to the address. */
  isRefused: boolean;
}

export interface PricedGroup {
  lines: PricedLine[];
  originalFen: number;
  memberDiscountFen: number;
  cutFen: number;
  fullReduceFen: number;
  couponFen: number;
  /** The most that points could pay; `isUsed` says whether they do. */
  points: PointsUse & { isUsed: boolean };
  benefitFen: number;
  goodsFen: number;
  deliveryFen: number;
  deliveryOriginalFen: number;
  totalFen: number;
}

/** Price of a line after its member discount. */
export const memberTotalOf = ({
  num,
  unitPriceFen,
  memberPriceFen,
}: Pick<GroupLine, 'num' | 'unitPriceFen' | 'memberPriceFen'>): number =>
  num * Math.min(memberPriceFen ?? unitPriceFen, unitPriceFen);

/** What is left to pay of a line before promotions. */
export const soldTotalOf = (line: Omit<GroupLine, 'fullReduceFen'>): number =>
  memberTotalOf(line) - cutOf(line);

const cutOf = (line: Pick<GroupLine, 'num' | 'unitPriceFen' | 'memberPriceFen' | 'cutFen'>): number =>
  Math.min(line.cutFen, memberTotalOf(line));

/** What a coupon and points can pay of a line. */
const payableOf = (line: GroupLine): number => soldTotalOf(line) - line.fullReduceFen;

/**
 * The saving of a coupon: its threshold is compared with original prices, and it pays only for lines in its scope.
 * @returns fen of each line.
 */
export function couponParts(lines: readonly GroupLine[], coupon: GroupCoupon | null): number[] {
  if (coupon === null) return lines.map(() => 0);
  const within = (amount: (line: GroupLine) => number) =>
    lines.map((line, index) => (coupon.scope[index] === true ? amount(line) : 0));
  const payable = within(payableOf);
  const goodsFen = sumOf(within(({ num, unitPriceFen }) => num * unitPriceFen));
  const savingFen =
    goodsFen === 0 ? 0 : couponSavingFen(coupon.terms, { goodsFen, payableFen: sumOf(payable) });
  return apportion(savingFen, payable);
}

/** What coupon, points and benefit take off the lines, each of what those before it leave. */
function takeOff({ lines, coupon, wantsPoints, points, benefit }: GroupInput) {
  const couponFen = couponParts(lines, coupon);
  const afterCoupon = lines.map((line, index) => payableOf(line) - (couponFen[index] ?? 0));
  const use = spendPoints(
    lines.map((line, index) => ({ ...line, payableFen: afterCoupon[index] ?? 0 })),
    points,
  );
  const isUsed = wantsPoints && use.deductionFen > 0;
  const pointsFen = use.parts.map((part) => (isUsed ? part : 0));
  const afterPoints = afterCoupon.map((amount, index) => amount - (pointsFen[index] ?? 0));
  const benefitFen = benefit?.savings(afterPoints) ?? afterPoints.map(() => 0);
  const totals = afterPoints.map((amount, index) => amount - (benefitFen[index] ?? 0));
  return { couponFen, points: { ...use, isUsed }, pointsFen, afterPoints, benefitFen, totals };
}

/**
 * Prices the goods of one shop. The sums are the sums of the lines. Free delivery is judged before the benefit, so that
 * the benefit makes no order dearer.
 */
export function priceGroup(input: GroupInput): PricedGroup {
  const { lines, benefit, place, city } = input;
  const { couponFen, points, pointsFen, afterPoints, benefitFen, totals } = takeOff(input);
  const carried = lines.map((line, index) => ({
    ...line.delivery,
    num: line.num,
    payableFen: afterPoints[index] ?? 0,
  }));
  const delivery = city === null ? deliveryPrice(carried, place) : cityPrice(city, sumOf(afterPoints));
  const deliveryFen = benefit?.isDeliveryFree === true ? 0 : delivery.fen;
  const priced = lines.map((line, index): PricedLine => {
    const originalFen = line.num * line.unitPriceFen;
    return {
      originalFen,
      memberDiscountFen: originalFen - memberTotalOf(line),
      cutFen: cutOf(line),
      fullReduceFen: line.fullReduceFen,
      couponFen: couponFen[index] ?? 0,
      pointsFen: pointsFen[index] ?? 0,
      benefitFen: benefitFen[index] ?? 0,
      totalFen: totals[index] ?? 0,
      isRefused: delivery.refused.includes(index),
    };
  });
  const goodsFen = sumOf(totals);
  return {
    lines: priced,
    originalFen: sumOf(priced.map(({ originalFen }) => originalFen)),
    memberDiscountFen: sumOf(priced.map(({ memberDiscountFen }) => memberDiscountFen)),
    cutFen: sumOf(priced.map(({ cutFen }) => cutFen)),
    fullReduceFen: sumOf(priced.map(({ fullReduceFen }) => fullReduceFen)),
    couponFen: sumOf(couponFen),
    points,
    benefitFen: sumOf(benefitFen),
    goodsFen,
    deliveryFen,
    deliveryOriginalFen: delivery.originalFen,
    totalFen: goodsFen + deliveryFen,
  };
}
