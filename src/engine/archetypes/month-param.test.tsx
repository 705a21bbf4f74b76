// Proves what a screen takes for its month.
import { expect, it } from 'vitest';
import { syncServerTime } from '../../services/server-clock';
import { month } from './month-param';

it("reads the month of an address, else the current one of the mall's clock", () => {
  syncServerTime(Date.UTC(2031, 4, 31, 17));
  const { parse } = month();
  expect([parse('2026-03'), parse('2026-13'), parse('soon'), parse(undefined)]).toEqual([
    '2026-03',
    '2031-06',
    '2031-06',
    '2031-06',
  ]);
});
