// Proves that what goes back is shared out without a fen too much or too little.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payBackWays, sharedBy } from './pay-back';

describe('money that goes back', () => {
  it('follows the ways by which it came, to the fen once all is back', () => {
    const sums = fc
      .record({
        provider: fc.nat(10_000_000),
        balance: fc.nat(10_000_000),
        cuts: fc.array(fc.nat(100), { maxLength: 8 }),
      })
      .filter(({ provider, balance }) => provider + balance > 0);
    fc.assert(
      fc.property(sums, ({ provider, balance, cuts }) => {
        const totalFen = provider + balance;
        let backFen = 0;
        const back = { providerFen: 0, balanceFen: 0 };
        const amounts = cuts.map((cut) => Math.floor((totalFen * cut) / 1000));
        for (const amount of [...amounts, totalFen - amounts.reduce((sum, one) => sum + one, 0)]) {
          const ways = payBackWays({ totalFen, providerFen: provider, backFen }, amount);
          expect(Math.min(ways.providerFen, ways.balanceFen)).toBeGreaterThanOrEqual(0);
          expect(ways.providerFen + ways.balanceFen).toBe(amount);
          back.providerFen += ways.providerFen;
          back.balanceFen += ways.balanceFen;
          backFen += amount;
        }
        expect(back).toEqual({ providerFen: provider, balanceFen: balance });
      }),
    );
  });

  it('is never more than was paid', () => {
    expect(() => payBackWays({ totalFen: 100, providerFen: 100, backFen: 60 }, 41)).toThrow(RangeError);
    expect(payBackWays({ totalFen: 0, providerFen: 0, backFen: 0 }, 0)).toEqual({
      providerFen: 0,
      balanceFen: 0,
    });
  });
});

describe('points of an order', () => {
  it('are shared over its lines by what they saved', () => {
    expect(sharedBy(1000, [333, 333, 334])).toEqual([333, 333, 334]);
    expect(sharedBy(10, [1, 1, 1])).toEqual([3, 3, 4]);
    expect(sharedBy(10, [0, 0])).toEqual([0, 0]);
  });

  it('are shared out whole', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(fc.nat(10_000), { minLength: 1, maxLength: 9 }),
        (total, weights) => {
          fc.pre(weights.some((weight) => weight > 0));
          expect(sharedBy(total, weights).reduce((sum, part) => sum + part, 0)).toBe(total);
        },
      ),
    );
  });
});
