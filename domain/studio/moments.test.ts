// Proves that moments are Beijing's, wherever the operator's computer stands.
import { expect, it } from 'vitest';
import { clockWords, inputOf, lengthWords, momentOf, momentWords, nextTimeOfDay } from './moments';

const AT = '2026-11-26T12:00:05.000Z';

it('says moments as Beijing has them', () => {
  expect(momentWords(AT)).toBe('11-26 20:00');
  expect(clockWords(Date.parse(AT))).toBe('20:00:05');
});

it('reads back what an input was filled with', () => {
  expect(inputOf(Date.parse(AT))).toBe('2026-11-26T20:00:05');
  expect(momentOf('2026-11-26T20:00:05')).toBe(AT);
  expect(momentOf('')).toBeNull();
});

it('finds the next time of the day on its clock', () => {
  const next = (time: string) => new Date(nextTimeOfDay(time, Date.parse(AT))).toISOString();
  expect(['20:01', '20:00', '00:00', '07:30'].map(next)).toEqual([
    '2026-11-26T12:01:00.000Z',
    '2026-11-27T12:00:00.000Z',
    '2026-11-26T16:00:00.000Z',
    '2026-11-26T23:30:00.000Z',
  ]);
});

it('says how long something was', () => {
  expect([30_000, 5 * 60_000, 7_300_000, 3 * 86_400_000].map(lengthWords)).toEqual([
    '不到 1 分钟',
    '5 分钟',
    '2 小时',
    '3 天',
  ]);
});
