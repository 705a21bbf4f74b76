// Proves the grouping of withdrawals by day over pages.
import { describe, expect, it } from 'vitest';
import { daysOf, markDays, rowsOfDays } from './withdrawal-days';

const DAYS = [
  { date: '11月21日', list: [5, 4] },
  { date: '11月20日', list: [3] },
];

describe('withdrawals by day', () => {
  it('are one list whose first row of each day is marked', () => {
    const rows = markDays(rowsOfDays(DAYS));
    expect(rows.map(({ row, isFirst }) => [row, isFirst])).toEqual([
      [5, true],
      [4, false],
      [3, true],
    ]);
  });

  it('have one heading for a day that goes on over two pages', () => {
    const pages = [...rowsOfDays(DAYS), ...rowsOfDays([{ date: '11月20日', list: [2] }])];
    expect(markDays(pages).filter(({ isFirst }) => isFirst)).toHaveLength(2);
  });

  it('are read from a list and from an object by date', () => {
    expect(daysOf(DAYS)).toEqual(DAYS);
    expect(daysOf({ '2026-11-21': DAYS[0] ?? { date: '', list: [] } })).toEqual([DAYS[0]]);
    expect(daysOf([])).toEqual([]);
  });
});
