import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountText, levelPriceFen, levelProgress, purchaseRefusal } from './member-level';

const LEVELS = [
  { level: 1, isPurchase: false, priceFen: 0 },
  { level: 2, isPurchase: true, priceFen: 9900 },
  { level: 3, isPurchase: false, priceFen: 5000 },
  { level: 4, isPurchase: true, priceFen: 89_900 },
];

describe('the price of a level', () => {
  it('is its own where levels are bought one by one', () => {
    expect(levelPriceFen(LEVELS, { target: 4, own: 0, isStepwise: false })).toBe(89_900);
  });

  it('has the buyable levels between in it where they are bought in steps', () => {
    expect(levelPriceFen(LEVELS, { target: 4, own: 0, isStepwise: true })).toBe(99_800);
    expect(levelPriceFen(LEVELS, { target: 4, own: 2, isStepwise: true })).toBe(89_900);
    expect(levelPriceFen(LEVELS, { target: 2, own: 1, isStepwise: true })).toBe(9900);
  });

  it('is the plain one for a level that the shopper has passed', () => {
    expect(levelPriceFen(LEVELS, { target: 2, own: 4, isStepwise: true })).toBe(9900);
  });

  it('costs the same in one step as in several, where all can be bought', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(prices, (list) => {
        const levels = list.map((priceFen, at) => ({ level: at + 1, isPurchase: true, priceFen }));
        const steps = levels.map(({ level }) =>
          levelPriceFen(levels, { target: level, own: level - 1, isStepwise: true }),
        );
        const atOnce = levelPriceFen(levels, { target: list.length, own: 0, isStepwise: true });
        expect(atOnce).toBe(steps.reduce((sum, fen) => sum + fen, 0));
      }),
    );
  });
});

it('sells only higher levels that have a price', () => {
  const [first, second] = LEVELS;
  expect(purchaseRefusal(second, 1)).toBeNull();
  expect(purchaseRefusal(second, 2)).toBe('购买的会员不能小于或等于当前会员');
  expect(purchaseRefusal(first, 0)).toBe('该会员不可购买');
  expect(purchaseRefusal({ level: 5, isPurchase: true, priceFen: 0 }, 0)).toBe('该会员不可购买');
  expect(purchaseRefusal(undefined, 0)).toBe('该会员不可购买');
});

it('gives the progress to the next level, up to 100 %', () => {
  expect(levelProgress(12_500, 50_000)).toEqual({ share: 0.25, missingFen: 37_500 });
  expect(levelProgress(60_000, 50_000)).toEqual({ share: 1, missingFen: 0 });
  expect(levelProgress(0, 0)).toEqual({ share: 1, missingFen: 0 });
});

it('writes a discount as shops do', () => {
  expect(['9.5', '9.0', '10.0', '0.0', 'x'].map(discountText)).toEqual(['9.5折', '9折', '', '', '']);
});
