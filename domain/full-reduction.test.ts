// Proves the spend-and-save rule: both kinds, both figures, the next step, and that nothing saves more than it costs.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextReduction, readReduction, reductionFen, reductionHint, reductionTexts } from './full-reduction';

const ladder = readReduction({
  rule_type: 1,
  rule: [
    { min_money: '200', discount_type: '1', cut: '30', discount: '' },
    { min_money: 100, discount_type: 1, cut: 10, discount: '' },
    { min_money: 300, discount_type: 2, cut: '', discount: '8.5' },
  ],
});
const loop = readReduction({ rule_type: 2, rule: { min_money: '100', cut: '12.5' } });

function known<T>(value: T | null): T {
  if (value === null) throw new Error('no rule');
  return value;
}

describe('the full reduction', () => {
  it('takes off the highest step that is reached', () => {
    const saved = [9_999, 10_000, 19_999, 20_000, 29_999].map((fen) => reductionFen(known(ladder), fen));
    expect(saved).toEqual([0, 1_000, 1_000, 3_000, 3_000]);
  });

  it('reads a discount as tenths that remain, rounded to the fen', () => {
    expect(reductionFen(known(ladder), 30_000)).toBe(4_500);
    expect(reductionFen(known(ladder), 30_003)).toBe(4_500);
    expect(reductionFen(known(ladder), 30_005)).toBe(4_501);
  });

  it('counts a loop once for every multiple', () => {
    const saved = [9_999, 10_000, 19_999, 20_000, 55_000].map((fen) => reductionFen(known(loop), fen));
    expect(saved).toEqual([0, 1_250, 1_250, 2_500, 6_250]);
  });

  it('names what is missing to the next step, none above the last and none without goods', () => {
    expect(nextReduction(known(ladder), 9_000)).toEqual({
      missingFen: 1_000,
      step: { minFen: 10_000, cutFen: 1_000 },
    });
    expect(nextReduction(known(ladder), 20_000)?.step).toEqual({ minFen: 30_000, percent: 85 });
    expect(nextReduction(known(ladder), 30_000)).toBeNull();
    expect(nextReduction(known(ladder), 0)).toBeNull();
    expect(nextReduction(known(loop), 25_000)).toEqual({
      missingFen: 5_000,
      step: { minFen: 30_000, cutFen: 3_750 },
    });
  });

  it('is put in words', () => {
    expect(reductionTexts(known(ladder))).toEqual(['满100减10', '满200减30', '满300打8.5折']);
    expect(reductionTexts(known(loop))).toEqual(['每满100减12.5']);
  });

  it('says what is saved, what is missing to save more, or both', () => {
    const hints = [0, 9_000, 20_000, 30_000].map((fen) => reductionHint(known(ladder), fen));
    expect(hints).toEqual(['', '还差￥10.00可减10', '已减￥30.00，还差￥100.00可打8.5折', '已减￥45.00']);
    expect(reductionHint(known(loop), 25_000)).toBe('已减￥25.00，还差￥50.00可减37.5');
  });

  it('is none where none runs, or where no step takes anything off', () => {
    expect(readReduction(null)).toBeNull();
    expect(readReduction({})).toBeNull();
    expect(readReduction({ rule_type: 1, rule: [] })).toBeNull();
    expect(readReduction({ rule_type: 1, rule: [{ min_money: 0, discount_type: 1, cut: 5 }] })).toBeNull();
  });

  it('never saves more than the goods cost', () => {
    const generous = readReduction({ rule_type: 2, rule: { min_money: '0.01', cut: '100' } });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (fen) => {
        for (const rule of [ladder, loop, generous]) {
          const saved = reductionFen(known(rule), fen);
          expect(saved).toBeGreaterThanOrEqual(0);
          expect(saved).toBeLessThanOrEqual(fen);
        }
      }),
    );
  });
});
