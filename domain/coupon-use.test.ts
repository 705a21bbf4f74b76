// Proves when a coupon can be used.
import { describe, expect, it } from 'vitest';
import { isNotBegun, isUsableNow, notBegunText } from './coupon-use';
describe('the time of a coupon', () => {
  const at = Date.parse('2026-12-11T23:59:59+08:00');
  const own = { start_time: '2026-12-12 00:00:00', end_time: '2026-12-31 00:00:00' };
  it('says from which day on it can be used', () => {
    expect(isNotBegun(own, at)).toBe(true);
    expect(notBegunText(own)).toBe('未开始，12月12日可用');
    expect(isNotBegun(own, at + 1000)).toBe(false);
  });
  it('has begun with its receipt where it counts days', () => {
    expect(isNotBegun({ expire_type: '1', begin_time: '2030.01.01 00:00:00' }, at)).toBe(false);
    expect(isUsableNow({ expire_type: '1' }, at)).toBe(true);
  });
  it('ends with its last second', () => {
    expect(isUsableNow(own, Date.parse('2026-12-30T23:59:59+08:00'))).toBe(true);
    expect(isUsableNow(own, Date.parse('2026-12-31T00:00:00+08:00'))).toBe(false);
  });
});
