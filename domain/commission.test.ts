// Proves what lines pay and what refunds take back.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionFen, commissionsOf, type Earner, RATE_TYPES, rateOf, takenFen } from './commission';

const { percent, piece } = RATE_TYPES;

const earner = (depth: 1 | 2 | 3, type: 1 | 2, rate: number): Earner => ({
  userId: depth,
  kind: depth,
  depth,
  rates: { type, steps: [rate, rate, rate] },
});

const earners = fc
  .tuple(fc.constantFrom(percent, piece), fc.nat(20_000), fc.nat(20_000), fc.nat(20_000))
  .map(([type, ...rates]) => rates.map((rate, at) => earner((at + 1) as 1 | 2 | 3, type, rate)));
const line = fc.record({ priceFen: fc.nat(1_000_000), num: fc.integer({ min: 1, max: 99 }) });

describe('the commission of a line', () => {
  it('is a share of what was paid, rounded down, or an amount a piece', () => {
    expect(commissionFen({ priceFen: 999, num: 3 }, percent, rateOf(12.5))).toBe(124);
    expect(commissionFen({ priceFen: 999, num: 3 }, piece, rateOf(1.5))).toBe(450);
  });

  it('is paid to the steps in turn, each by its own rates', () => {
    const own = { ...earner(1, percent, 1000), userId: 9, kind: 4 as const };
    const paid = commissionsOf({ priceFen: 10_000, num: 1 }, [
      earner(3, percent, 100),
      own,
      earner(2, piece, 300),
    ]);
    expect(paid.map(({ userId, kind, fen }) => [userId, kind, fen])).toEqual([
      [9, 4, 1000],
      [2, 2, 300],
      [3, 3, 100],
    ]);
  });

  it('is never more than was paid for the line, and nobody gets nothing', () => {
    fc.assert(
      fc.property(line, earners, (sold, people) => {
        const paid = commissionsOf(sold, people);
        expect(paid.reduce((sum, { fen }) => sum + fen, 0)).toBeLessThanOrEqual(sold.priceFen);
        expect(paid.every(({ fen }) => fen > 0)).toBe(true);
      }),
    );
  });
});

describe('what a refund takes back', () => {
  it('follows the money of a share, the pieces of a fixed amount, and is all when nothing is left', () => {
    const sold = { priceFen: 10_000, num: 4 };
    const undone = { fen: 2_501, num: 1, isWhole: false };
    expect(takenFen({ fen: 1000, type: percent }, sold, undone)).toBe(251);
    expect(takenFen({ fen: 1000, type: piece }, sold, undone)).toBe(250);
    expect(takenFen({ fen: 1000, type: piece }, sold, { ...undone, isWhole: true })).toBe(1000);
    expect(takenFen({ fen: 1000, type: piece }, sold, { ...undone, num: 0 })).toBe(0);
    expect(takenFen({ fen: 5, type: percent }, { priceFen: 0, num: 1 }, undone)).toBe(0);
  });

  it('grows with what is undone and leaves at most what the rest would have paid', () => {
    fc.assert(
      fc.property(
        line.filter(({ priceFen }) => priceFen > 0),
        fc.integer({ min: 1, max: 10_000 }),
        fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
        (sold, rate, parts) => {
          const fen = commissionFen(sold, percent, rate);
          const [less, more] = [...parts]
            .sort((one, other) => one - other)
            .map((part) => Math.floor(sold.priceFen * part));
          const at = (undone: number) =>
            takenFen({ fen, type: percent }, sold, { fen: undone, num: 0, isWhole: false });
          expect(at(less ?? 0)).toBeLessThanOrEqual(at(more ?? 0));
          const rest = sold.priceFen - (more ?? 0);
          expect(fen - at(more ?? 0)).toBeLessThanOrEqual(
            commissionFen({ ...sold, priceFen: rest }, percent, rate),
          );
        },
      ),
    );
  });
});
