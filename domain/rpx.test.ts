// Proves the inline form of the rpx unit.
import { describe, expect, it } from 'vitest';
import { rpx } from './rpx';

describe('rpx', () => {
  it('multiplies the page unit, so that a length follows the container and not the window', () => {
    expect(rpx(28)).toBe('calc(28 * var(--rpx))');
    expect(rpx(-1.5)).toBe('calc(-1.5 * var(--rpx))');
  });

  it('writes zero without a unit', () => {
    expect(rpx(0)).toBe('0');
  });
});
