// Proves the rules of the super member card: its savings and its periods.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardSavings, prolonged, tenthsOf, unitedPeriod } from './super-card';

const DAY_MS = 86_400_000;
const paidAt = new Date('2026-11-21T10:00:00Z');
const after = (days: number) => new Date(paidAt.getTime() + days * DAY_MS);

describe('savings of the card', () => {
  it('are a share of what is left to pay, rounded down to whole fen', () => {
    const lines = [
      { payableFen: 10_000, percent: 95 },
      { payableFen: 19, percent: 95 },
      { payableFen: 39, percent: 95 },
      { payableFen: 10_000, percent: null },
    ];
    expect(cardSavings(lines)).toEqual([500, 0, 1, 0]);
  });

  it('are whole, at least 0, less than a fen below the exact share, and leave the rest to pay', () => {
    const line = fc.record({
      payableFen: fc.integer({ min: 0, max: 1_000_000_000 }),
      percent: fc.option(fc.integer({ min: 1, max: 99 })),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        for (const [at, saved] of cardSavings(lines).entries()) {
          const { payableFen, percent } = lines[at] ?? { payableFen: 0, percent: null };
          const exact = percent === null ? 0 : (payableFen * (100 - percent)) / 100;
          expect(Number.isInteger(saved)).toBe(true);
          expect(saved).toBeGreaterThanOrEqual(0);
          expect(saved).toBeLessThanOrEqual(payableFen);
          expect(exact - saved).toBeGreaterThanOrEqual(0);
          expect(exact - saved).toBeLessThan(1);
        }
      }),
    );
  });

  it('are written in tenths', () => {
    expect([95, 90, 88, null].map(tenthsOf)).toEqual(['9.5', '9', '8.8', '0']);
  });
});

describe('the period of a purchase', () => {
  it('begins with the payment', () => {
    expect(prolonged(null, { paidAt, days: 31 })).toEqual({ beginAt: paidAt, endAt: after(31) });
  });

  it('is appended to the end of a running one', () => {
    const held = { beginAt: after(-20), endAt: after(11) };
    expect(prolonged(held, { paidAt, days: 31 })).toEqual({ beginAt: after(-20), endAt: after(42) });
  });

  it('begins anew after one that ended, also in that moment', () => {
    const held = { beginAt: after(-31), endAt: paidAt };
    expect(prolonged(held, { paidAt, days: 31 })).toEqual({ beginAt: paidAt, endAt: after(31) });
  });

  it('is as long for two purchases in either order', () => {
    const days = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(days, days, (one, other) => {
        const twice = (first: number, second: number) =>
          prolonged(prolonged(null, { paidAt, days: first }), { paidAt: after(0.5), days: second });
        expect(twice(one, other)).toEqual(twice(other, one));
      }),
    );
  });
});

describe('the period of two holders who are one person', () => {
  const held = fc
    .tuple(fc.integer({ min: -400, max: 0 }), fc.integer({ min: -400, max: 400 }))
    .map(([begin, end]) => ({ beginAt: after(begin), endAt: after(Math.max(begin, end)) }));
  const leftMs = (endAt: Date) => Math.max(0, endAt.getTime() - paidAt.getTime());

  it('has the days that were left of both, in either order', () => {
    fc.assert(
      fc.property(held, held, (one, other) => {
        const both = unitedPeriod(one, other, paidAt);
        expect(leftMs(both.endAt)).toBe(leftMs(one.endAt) + leftMs(other.endAt));
        expect(both.beginAt <= paidAt).toBe(true);
        expect(unitedPeriod(other, one, paidAt).endAt).toEqual(both.endAt);
      }),
    );
  });

  it('is the running one where the other ended', () => {
    const ended = { beginAt: after(-60), endAt: after(-1) };
    const running = { beginAt: after(-20), endAt: after(11) };
    expect(unitedPeriod(ended, running, paidAt)).toEqual(running);
    expect(unitedPeriod(running, ended, paidAt)).toEqual(running);
  });
});
