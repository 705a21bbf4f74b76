// Proves the speed of the marquee.
import { expect, it } from 'vitest';
import { runningSeconds } from './running-time';

it('moves at the same speed for any length: 100 rpx a second', () => {
  const once = runningSeconds('二十一日晚上八点直播');
  const twice = runningSeconds('二十一日晚上八点直播二十一日晚上八点直播');
  expect(twice - once).toBeCloseTo((10 * 26) / 100);
});

it('counts Latin letters and digits as half as wide', () => {
  expect(runningSeconds('2026') - runningSeconds('')).toBeCloseTo((4 * 13) / 100);
});

it('is never zero, so that an empty text does not flicker', () => {
  expect(runningSeconds('')).toBeGreaterThan(1);
});
