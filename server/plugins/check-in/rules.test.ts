// Proves the rules of checking in: when a run continues, and how a saved option is read.
import { describe, expect, it } from 'vitest';
import { checkInRules, isRunning } from './rules';

describe('a run of days', () => {
  it.each([
    ['goes on the day after', '2026-11-20', '2026-11-21', 1, true],
    ['stands on its own day', '2026-11-21', '2026-11-21', 1, true],
    ['ends by a missed day', '2026-11-19', '2026-11-21', 1, false],
    ['goes on over the end of a month', '2026-11-30', '2026-12-01', 1, true],
    ['goes on over a leap day', '2028-02-29', '2028-03-01', 1, true],
    ['that ends with the week ends on Sunday', '2026-11-22', '2026-11-23', 2, false],
    ['that ends with the week goes on within it', '2026-11-21', '2026-11-22', 2, true],
    ['that ends with the month ends with it', '2026-11-30', '2026-12-01', 3, false],
    ['that ends with the month goes on within it', '2026-11-29', '2026-11-30', 3, true],
    ['does not begin tomorrow', '2026-11-22', '2026-11-21', 1, false],
  ] as const)('%s', (_what, last, today, continueType, expected) => {
    expect(isRunning(last, today, continueType)).toBe(expected);
  });
});

describe('the saved option', () => {
  it('of a mall that never saved it is closed, and has no awards', () => {
    expect(checkInRules(undefined)).toEqual({
      isOpen: false,
      daily: { day: 1, type: 'integral', amount: 0 },
      continue: [],
      total: [],
      continueType: 1,
    });
  });

  it('holds points as whole numbers and balance as yuan', () => {
    const rules = checkInRules({
      status: '1',
      normal: '0.50',
      normal_type: 'balance',
      continue_type: '2',
      continue: [{ day: '7', number: '30', type: 'integral' }, { day: 0, number: 1 }, 'x'],
      total: [{ day: 30, number: '5.00', type: 'balance' }],
    });
    expect(rules).toEqual({
      isOpen: true,
      daily: { day: 1, type: 'balance', amount: 50 },
      continue: [{ day: 7, type: 'integral', amount: 30 }],
      total: [{ day: 30, type: 'balance', amount: 500 }],
      continueType: 2,
    });
  });

  it.each([[-5], ['many'], [{ a: 1 }], [Number.NaN], [null]])(
    'with the award %j grants nothing',
    (normal) => {
      expect(checkInRules({ status: 1, normal }).daily.amount).toBe(0);
    },
  );
});
