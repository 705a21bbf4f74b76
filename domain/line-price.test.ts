// Proves what an order line costs a member, and others.
import { describe, expect, it } from 'vitest';
import { linePrice } from './line-price';

describe('linePrice', () => {
  it('is what is left after the member discount, with the price without it beside', () => {
    expect(linePrice('256.00', '12.80')).toEqual({ primary: '￥243.20', beside: '￥256.00' });
    expect(linePrice('256.00', '0.00')).toEqual({ primary: '￥256.00', beside: '' });
  });
});
