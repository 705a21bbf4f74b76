// Proves what sets of goods cost, to the fen, and how their savings are spread over their lines.
import { sumOf } from './sum';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastSetFen, memberPriceFen, type SetLine, setCuts, setSum } from './composition';

const line = (priceFen: number, reductionFen = 0): SetLine => ({ priceFen, reductionFen });
describe('a fixed set', () => {
  const terms = { type: 1, reduction_fen: 500 } as const;

  it('costs the sum of its goods less its reduction, and never less than nothing', () => {
    expect(leastSetFen(terms, { host: undefined, others: [line(1000), line(2000, 700)] })).toBe(2500);
    expect(leastSetFen(terms, { host: undefined, others: [line(300)] })).toBe(0);
    expect(memberPriceFen(1, line(2000, 700))).toBe(2000);
  });

  it('spreads its reduction by price, to the fen, as the recorded mall does', () => {
    expect(setCuts({ type: 1, reduction_fen: 18_000 }, [line(12_800), line(8800)])).toEqual([10_667, 7333]);
    expect(setSum({ type: 1, reduction_fen: 18_000 }, [line(12_800), line(8800)])).toEqual({
      totalFen: 3600,
      savedFen: 18_000,
    });
  });

  it('takes off exactly its reduction, and of no line more than it costs, whatever the prices', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 1 }), fc.nat(3_000_000), (prices, reduction) => {
        const cuts = setCuts(
          { type: 1, reduction_fen: reduction },
          prices.map((fen) => line(fen)),
        );
        expect(sumOf(cuts)).toBe(Math.min(reduction, sumOf(prices)));
        for (const [at, fen] of cuts.entries()) expect(fen).toBeLessThanOrEqual(prices[at] ?? 0);
      }),
    );
  });

  it('is nothing to buy without goods', () => {
    expect(leastSetFen(terms, { host: undefined, others: [] })).toBeNull();
  });
});

describe('a free set', () => {
  const terms = { type: 2, reduction_fen: 0 } as const;

  it('costs each chosen goods less its own reduction', () => {
    expect(setCuts(terms, [line(15_900), line(9900, 500), line(100, 900)])).toEqual([0, 500, 100]);
    expect(memberPriceFen(2, line(100, 900))).toBe(0);
  });

  it('costs at least its host and the cheapest of the others', () => {
    const others = [line(3000, 100), line(4000, 1500)];
    expect(leastSetFen(terms, { host: line(10_000, 1000), others })).toBe(9000 + 2500);
  });

  it('is nothing to buy without its host, or with the host alone', () => {
    expect(leastSetFen(terms, { host: undefined, others: [line(3000), line(4000)] })).toBeNull();
    expect(leastSetFen(terms, { host: line(3000), others: [] })).toBeNull();
  });
});
