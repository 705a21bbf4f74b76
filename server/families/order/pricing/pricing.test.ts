// Proves the price of an order: parts sum to the total, each step within its bounds, delivery by its rules.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReduction } from '~/domain/full-reduction';
import { deliveryPrice, type DeliveryLine, type ShippingRule } from './delivery';
import { cardSavings } from '~/domain/super-card';
import { reduceLines } from '../../full-reduce/reduce-lines';
import { pointsLimitFen, spendPoints } from './points';
import { type GroupInput, type GroupLine, priceGroup, soldTotalOf } from './price-group';
import { apportion } from '~/domain/apportion';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const HERE = [1, 2, 3];
const HALF = { isLoop: false, steps: [{ minFen: 100, percent: 50 }] };
const region = (district_ids: number[], first: [number, number], next: [number, number]) => ({
  district_ids,
  first_amount: first[0],
  first_price_fen: first[1],
  next_amount: next[0],
  next_price_fen: next[1],
});
const BY_PIECE: ShippingRule = { id: 1, basis: 'piece', regions: [region([], [1, 800], [1, 200])] };
const BY_WEIGHT: ShippingRule = {
  id: 2,
  basis: 'weight',
  regions: [region([1], [1000, 600], [500, 100]), region([9], [1000, 2000], [1000, 1000])],
};

const parcel = (rest: Partial<DeliveryLine> = {}): DeliveryLine => ({
  goodsId: 1,
  num: 1,
  weightGrams: 400,
  payableFen: 5_000,
  rule: BY_PIECE,
  free: null,
  areaLimit: null,
  freePieces: 0,
  freeFromFen: 0,
  ...rest,
});

const goods = (rest: Partial<GroupLine> = {}): GroupLine => {
  const { num: _num, payableFen: _payable, ...delivery } = parcel();
  return {
    num: 1,
    unitPriceFen: 10_000,
    memberPriceFen: null,
    cutFen: 0,
    fullReduceFen: 0,
    forehead: { type: 2, value: 1_000, isAccumulative: false },
    delivery,
    ...rest,
  };
};

/** What a card takes off lines of which it leaves so many per cent. */
const percentsOff = (percents: readonly (number | null)[]) => (payableFen: readonly number[]) =>
  cardSavings(payableFen.map((fen, at) => ({ payableFen: fen, percent: percents[at] ?? null })));

const group = (rest: Partial<GroupInput> = {}): GroupInput => ({
  lines: [goods()],
  coupon: null,
  wantsPoints: false,
  points: { points: 0, pointsPerYuan: 100 },
  benefit: null,
  place: HERE,
  city: null,
  ...rest,
});

describe('apportion', () => {
  it('returns parts that sum to the amount, none above its weight, and 0 for a weight of 0', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (of, share) => {
        const amount = Math.floor(sum(of) * share);
        const parts = apportion(amount, of);
        expect(sum(parts)).toBe(amount);
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(of[index] ?? 0);
        }
      }),
    );
  });

  it('gives the remainder to the largest fractions, the earlier first', () => {
    expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(apportion(10, [10, 0, 5])).toEqual([7, 0, 3]);
    expect(apportion(5, [0, 0])).toEqual([0, 0]);
  });
});

describe('points', () => {
  it('pay a share of one piece, or of each where that accumulates, and never more than the line costs', () => {
    const line = { num: 4, unitPriceFen: 650, payableFen: 2_600 };
    const share = { type: 2 as const, value: 1_000 };
    expect(pointsLimitFen({ ...line, forehead: { ...share, isAccumulative: false } })).toBe(65);
    expect(pointsLimitFen({ ...line, forehead: { ...share, isAccumulative: true } })).toBe(260);
    const fixed = { type: 1 as const, value: 900, isAccumulative: true };
    expect(pointsLimitFen({ ...line, forehead: fixed })).toBe(2_600);
  });

  it('are never more than the shopper has, and none is spent for nothing', () => {
    const line = fc.record({
      num: fc.integer({ min: 1, max: 9 }),
      unitPriceFen: fc.integer({ min: 0, max: 100_000 }),
      payableFen: fc.integer({ min: 0, max: 100_000 }),
      forehead: fc.record({
        type: fc.constantFrom(1 as const, 2 as const),
        value: fc.integer({ min: 0, max: 10_000 }),
        isAccumulative: fc.boolean(),
      }),
    });
    const purse = fc.record({
      points: fc.integer({ min: 0, max: 100_000 }),
      pointsPerYuan: fc.integer({ min: 0, max: 1_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        purse,
        (lines, { points, pointsPerYuan }) => {
          const use = spendPoints(lines, { points, pointsPerYuan });
          expect(use.num).toBeLessThanOrEqual(points);
          expect(sum(use.parts)).toBe(use.deductionFen);
          expect(use.deductionFen).toBeLessThanOrEqual(sum(lines.map(pointsLimitFen)));
          // Worth it for the mall, and one point fewer would not have been enough.
          expect(use.deductionFen * pointsPerYuan).toBeLessThanOrEqual(use.num * 100);
          if (use.num > 0) expect((use.num - 1) * 100).toBeLessThan(use.deductionFen * pointsPerYuan);
        },
      ),
    );
  });
});

describe('delivery', () => {
  it('sums the lines of one rule before it applies the rule', () => {
    const lines = [parcel(), parcel({ goodsId: 2, num: 2 }), parcel({ goodsId: 3, rule: BY_WEIGHT, num: 4 })];
    // 3 pieces: 8 + 2 × 2; 1600 g: 6 + 2 × 1.
    expect(deliveryPrice(lines, HERE)).toEqual({ fen: 1_200 + 800, originalFen: 2_000, refused: [] });
  });

  it('is free from a number or an amount of the goods, and by a rule of the order or the goods', () => {
    const other = parcel({ goodsId: 2 });
    const free = (rest: Partial<DeliveryLine>) =>
      deliveryPrice([parcel({ num: 3, ...rest }), other], HERE).fen;
    const rule = (
      basis: 'order_price' | 'order_number' | 'goods_price' | 'goods_number',
      threshold: number,
    ) => ({
      free: { basis, regions: [{ district_ids: [2], threshold }] },
    });
    expect(free({})).toBe(1_400);
    for (const rest of [
      { freePieces: 3 },
      { freeFromFen: 5_000 },
      rule('order_price', 10_000),
      rule('order_number', 4),
      rule('goods_price', 5_000),
      rule('goods_number', 3),
    ])
      expect(free(rest)).toBe(800);
    for (const rest of [
      { freePieces: 4 },
      { freeFromFen: 5_001 },
      rule('order_price', 10_001),
      rule('goods_number', 4),
    ])
      expect(free(rest)).toBe(1_400);
  });

  it('reports what cannot be delivered to a place, and charges nothing for it or while no place is known', () => {
    const lines = [parcel({ areaLimit: [7] }), parcel({ rule: BY_WEIGHT }), parcel({ areaLimit: [3] })];
    expect(deliveryPrice(lines, HERE)).toMatchObject({ fen: 600 + 800, refused: [0] });
    expect(deliveryPrice(lines, [8])).toMatchObject({ fen: 0, refused: [0, 1, 2] });
    expect(deliveryPrice(lines, null)).toEqual({ fen: 0, originalFen: 0, refused: [] });
  });
});

describe('a full reduction', () => {
  const rule = readReduction({
    rule_type: 1,
    rule: [{ min_money: 200, discount_type: 1, cut: 30, discount: '' }],
  }) ?? { isLoop: false, steps: [] };

  it('is reached by member prices of the goods in its scope, and borne by each in proportion', () => {
    // The recorded order: 247.50 and 19.50 at 222.76 and 17.55 for the member.
    const lines = [
      goods({ unitPriceFen: 24_750, memberPriceFen: 22_276 }),
      goods({ unitPriceFen: 1_950, memberPriceFen: 1_755 }),
      goods({ unitPriceFen: 50_000 }),
    ];
    const payable = lines.map(soldTotalOf);
    expect(reduceLines(rule, [...payable.slice(0, 2), 0])).toEqual({
      goodsFen: 24_031,
      parts: [2_781, 219, 0],
    });
    expect(reduceLines(rule, [0, payable[1] ?? 0, 0]).parts).toEqual([0, 0, 0]);
  });

  it('leaves the coupon and points what remains of the line', () => {
    const coupon = { terms: { type: 2, sub_price: '95.00', coupon_min_price: '100.00' }, scope: [true] };
    const lines = [goods({ memberPriceFen: 9_000, fullReduceFen: 3_000 })];
    expect(priceGroup(group({ lines, coupon }))).toMatchObject({
      memberDiscountFen: 1_000,
      fullReduceFen: 3_000,
      couponFen: 6_000,
      goodsFen: 0,
    });
  });
});

describe('the price of a group', () => {
  it('subtracts member price, coupon and points, then adds delivery', () => {
    const coupon = { terms: { type: 2, sub_price: '20.00', coupon_min_price: '100.00' }, scope: [true] };
    const points = { points: 5_000, pointsPerYuan: 100 };
    const lines = [goods({ memberPriceFen: 9_000 })];
    const priced = priceGroup(group({ lines, coupon, points, wantsPoints: true }));
    expect(priced).toMatchObject({
      originalFen: 10_000,
      memberDiscountFen: 1_000,
      couponFen: 2_000,
      points: { num: 1_000, deductionFen: 1_000, isUsed: true },
      goodsFen: 6_000,
      deliveryFen: 800,
      totalFen: 6_800,
    });
  });

  it('compares the threshold of a coupon with original prices of the goods in its scope', () => {
    const lines = [goods({ memberPriceFen: 9_000 }), goods()];
    const coupon = {
      terms: { type: 2, sub_price: '20.00', coupon_min_price: '100.00' },
      scope: [true, false],
    };
    expect(priceGroup(group({ lines, coupon })).lines.map(({ couponFen }) => couponFen)).toEqual([2_000, 0]);
    const dearer = { ...coupon, terms: { ...coupon.terms, coupon_min_price: '100.01' } };
    expect(priceGroup(group({ lines, coupon: dearer })).couponFen).toBe(0);
  });

  it('reports what points could pay while they are not used', () => {
    const priced = priceGroup(group({ points: { points: 5_000, pointsPerYuan: 100 } }));
    expect([priced.points.deductionFen, priced.points.isUsed, priced.totalFen]).toEqual([
      1_000,
      false,
      10_800,
    ]);
  });

  it('takes a benefit off what is left after coupon and points, and judges free delivery before it', () => {
    const lines = [goods(), goods({ delivery: { ...goods().delivery, freeFromFen: 9_000 } })];
    const coupon = {
      terms: { type: 2, sub_price: '20.00', coupon_min_price: '100.00' },
      scope: [true, true],
    };
    const benefit = { savings: percentsOff([90, null]), isDeliveryFree: false };
    const priced = priceGroup(group({ lines, coupon, benefit }));
    const left = 10_000 - (priced.lines[0]?.couponFen ?? 0);
    expect(priced.lines.map(({ benefitFen }) => benefitFen)).toEqual([Math.floor(left / 10), 0]);
    expect(priced.deliveryFen).toBe(priceGroup(group({ lines, coupon })).deliveryFen);
    const free = priceGroup(group({ lines, coupon, benefit: { ...benefit, isDeliveryFree: true } }));
    expect(free.deliveryFen).toBe(0);
    expect(free.deliveryOriginalFen).toBe(priced.deliveryOriginalFen);
    expect(free.totalFen).toBe(priced.goodsFen);
  });

  it('charges the way within the city, and nothing from its threshold on, which is judged by what is left to pay', () => {
    const priceOf = (city: GroupInput['city'], rest: Partial<GroupInput> = {}) => {
      const { goodsFen, deliveryFen, deliveryOriginalFen, totalFen } = priceGroup(
        group({ place: null, city, ...rest }),
      );
      expect(totalFen).toBe(goodsFen + deliveryFen);
      return [deliveryFen, deliveryOriginalFen];
    };
    expect(priceOf({ fen: 650, freeFromFen: null })).toEqual([650, 650]);
    expect(priceOf({ fen: 650, freeFromFen: 10_001 })).toEqual([650, 650]);
    expect(priceOf({ fen: 650, freeFromFen: 10_000 })).toEqual([0, 650]);
    const paid = { wantsPoints: true, points: { points: 5_000, pointsPerYuan: 100 } };
    expect(priceOf({ fen: 650, freeFromFen: 10_000 }, paid)).toEqual([650, 650]);
    const benefit = { savings: percentsOff([90]), isDeliveryFree: true };
    expect(priceOf({ fen: 650, freeFromFen: null }, { benefit })).toEqual([0, 650]);
  });

  it('never charges less than nothing, and its sums are the sums of its lines', () => {
    const line = fc.record({
      num: fc.integer({ min: 1, max: 20 }),
      unitPriceFen: fc.integer({ min: 0, max: 500_000 }),
      memberPriceFen: fc.option(fc.integer({ min: 0, max: 600_000 })),
      isCovered: fc.boolean(),
      isReduced: fc.boolean(),
      percent: fc.option(fc.integer({ min: 1, max: 99 })),
    });
    const terms = fc.record({
      type: fc.constantFrom(1, 2),
      discount: fc.constantFrom('0.1', '8.5', '9.90'),
      discount_limit: fc.constantFrom(null, '3.33', '100.00'),
      sub_price: fc.constantFrom('0.01', '9.99', '99999.00'),
      coupon_min_price: fc.constantFrom('0.00', '50.00'),
    });
    const points = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 10 }), terms, points, (rows, of, held) => {
        const reduced = reduceLines(
          HALF,
          rows.map(({ isReduced, ...row }) => (isReduced ? soldTotalOf(goods(row)) : 0)),
        );
        const priced = priceGroup(
          group({
            lines: rows.map(
              ({ isCovered: _isCovered, isReduced: _isReduced, percent: _percent, ...row }, at) =>
                goods({ ...row, fullReduceFen: reduced.parts[at] ?? 0 }),
            ),
            coupon: { terms: of, scope: rows.map(({ isCovered }) => isCovered) },
            points: { points: held, pointsPerYuan: 100 },
            wantsPoints: true,
            benefit: { savings: percentsOff(rows.map(({ percent }) => percent)), isDeliveryFree: false },
          }),
        );
        const { lines, originalFen, memberDiscountFen, couponFen, points: use, goodsFen } = priced;
        const { fullReduceFen, benefitFen } = priced;
        const usedFen = use.isUsed ? use.deductionFen : 0;
        expect(goodsFen).toBe(
          originalFen - memberDiscountFen - fullReduceFen - couponFen - usedFen - benefitFen,
        );
        expect(sum(lines.map((one) => one.benefitFen))).toBe(benefitFen);
        expect(sum(lines.map(({ totalFen }) => totalFen))).toBe(goodsFen);
        expect(sum(lines.map((one) => one.couponFen))).toBe(couponFen);
        expect(sum(lines.map(({ pointsFen }) => pointsFen))).toBe(usedFen);
        for (const { totalFen } of lines) expect(totalFen).toBeGreaterThanOrEqual(0);
        for (const [index, { couponFen: part }] of lines.entries())
          if (rows[index]?.isCovered === false) expect(part).toBe(0);
      }),
    );
  });
});
