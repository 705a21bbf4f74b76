// Proves that moments are Beijing's, wherever the operator's computer stands.
import { expect, it } from 'vitest';
import { clockWords, inputOf, lengthWords, momentOf, momentWords } from './moments';

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

it('says how long something was', () => {
  expect([30_000, 5 * 60_000, 7_300_000, 3 * 86_400_000].map(lengthWords)).toEqual([
    '不到 1 分钟',
    '5 分钟',
    '2 小时',
    '3 天',
  ]);
});
