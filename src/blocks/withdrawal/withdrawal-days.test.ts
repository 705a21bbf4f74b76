// Proves the making of one list out of the days of several pages.
import { expect, it } from 'vitest';
import type { CashRow } from '~/schemas/api/share.gen';
import { withdrawalsIn } from './withdrawal-days';

const row = (id: number) => ({ id }) as CashRow;

it('keeps the days in their order, and each withdrawal once', () => {
  const days = [
    { date: '11月21日', list: [row(5), row(4)] },
    { date: '11月20日', list: [row(3)] },
    { date: '11月20日', list: [row(3), row(2)] },
  ];
  expect(withdrawalsIn(days).map(({ date, row: { id } }) => [date, id])).toEqual([
    ['11月21日', 5],
    ['11月21日', 4],
    ['11月20日', 3],
    ['11月20日', 2],
  ]);
});
