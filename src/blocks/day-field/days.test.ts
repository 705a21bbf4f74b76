import { describe, expect, it } from 'vitest';
import { dayOfPath, dayTree, pathOfDay } from './days';

const idsOf = (nodes: readonly { id: string | number }[] = []) => nodes.map(({ id }) => id);

describe('the days of the wheels', () => {
  const tree = dayTree('2026-11-24', 2);
  const monthsOf = (year: number) => tree.find(({ id }) => id === year)?.children ?? [];
  const daysOf = (year: number, month: number) => monthsOf(year)[month - 1]?.children ?? [];

  it('run from the newest year back, and end with the last day', () => {
    expect(idsOf(tree)).toEqual([2026, 2025, 2024]);
    expect(monthsOf(2026)).toHaveLength(11);
    expect(daysOf(2026, 11)).toHaveLength(24);
    expect(daysOf(2026, 10)).toHaveLength(31);
    expect(monthsOf(2025)).toHaveLength(12);
  });

  it('know leap years', () => {
    expect([daysOf(2024, 2).length, daysOf(2025, 2).length]).toEqual([29, 28]);
  });

  it('are read from and written to a day', () => {
    expect(pathOfDay('2026-03-05')).toEqual([2026, 3, 5]);
    expect(dayOfPath([2026, 3, 5].map((id) => ({ id, text: '' })))).toBe('2026-03-05');
  });
});
