// Proves the price texts (PRICE-01 to PRICE-08).
import { describe, expect, it } from 'vitest';
import { countText, formatPrice, salesText, shortMoney, splitPrice, priceText } from './price';

describe('the price text', () => {
  it.each([0, '0', '0.00'])('shows 免费 for %j (PRICE-01)', (price) => {
    expect(formatPrice({ price })).toBe('免费');
  });

  it('shows the figure for a zero price without the label (PRICE-02)', () => {
    expect(formatPrice({ price: 0, zero: 'figure' })).toBe('0');
    expect(formatPrice({ price: '0.00', zero: 'figure' })).toBe('0.00');
  });

  it('is blank for a zero price in the points mall and in tasks (PRICE-03)', () => {
    expect(formatPrice({ price: '0.00', zero: 'blank' })).toBe('');
  });

  it.each([-1, '-1', undefined, null, '', 'x', Number.NaN])(
    'falls back to the range for %j (PRICE-04)',
    (price) => {
      expect(formatPrice({ price, min: 5, max: 9 })).toBe('5-9');
    },
  );

  it('formats a range of equal ends as one price (PRICE-04)', () => {
    expect(formatPrice({ min: '9.90', max: 9.9 })).toBe('9.90');
    expect(formatPrice({ min: 0, max: 0 })).toBe('免费');
    expect(formatPrice({ max: 9 })).toBe('9');
  });

  it('shows the zero end of a range as a figure (PRICE-04)', () => {
    expect(formatPrice({ min: 0, max: 9 })).toBe('0-9');
  });

  it('shows the default price without a range (PRICE-05)', () => {
    expect(formatPrice({ defaultPrice: 7 })).toBe('7');
    expect(formatPrice({})).toBe('');
  });

  it.each([
    [9999.99, '9999.99'],
    ['9999.99', '9999.99'],
    ['12.00', '12.00'],
    [0.1 + 0.2, '0.30'],
  ])('shows %j plainly below 10000 (PRICE-06)', (price, text) => {
    expect(formatPrice({ price })).toBe(text);
  });

  it.each([
    [10_000, '10000'],
    [10_000.4, '10000'],
    [54_321.6, '54322'],
    ['100000.00', '100000'],
  ])('rounds %j from 10000 to 100000 (PRICE-07)', (price, text) => {
    expect(formatPrice({ price })).toBe(text);
  });

  it.each([
    [100_000.01, '10w'],
    [123_456, '12.3w'],
    ['200000.00', '20w'],
    [12_345_678, '1234.6w'],
  ])('shows %j in ten-thousands with at most one decimal (PRICE-08)', (price, text) => {
    expect(formatPrice({ price })).toBe(text);
  });
});

describe('the parts of a price', () => {
  it.each([
    ['12.30', '￥', '12', '.30'],
    ['￥9.90', '￥', '9', '.90'],
    ['10000', '￥', '10000', ''],
    ['12.3w', '￥', '12', '.3w'],
    ['10w', '￥', '10', 'w'],
    ['￥168.00起', '￥', '168', '.00起'],
    ['5.00-9.00', '￥', '5.00-9.00', ''],
    ['免费', '', '免费', ''],
    ['价格面议', '', '价格面议', ''],
    ['10积分+￥1.00', '', '10积分+￥1.00', ''],
    ['', '', '', ''],
  ])('of %s are %s %s %s', (text, sign, whole, decimals) => {
    expect(splitPrice(text)).toEqual({ sign, whole, decimals });
  });
});

describe('sales', () => {
  it.each([
    [12, '12'],
    [9999, '9999'],
    [12_345, '1.2w'],
    [20_000, '2w'],
    [130_000_000, '1.3亿'],
  ])('writes %i as %s', (count, text) => {
    expect(countText(count)).toBe(text);
  });

  it('has the unit of the goods', () => {
    expect(salesText(12)).toBe('已售12件');
    expect(salesText(12_000, '盒')).toBe('已售1.2w盒');
  });
});

describe('priceText', () => {
  it('writes one price alike, as a number and as a text', () => {
    for (const price of [99, '99', '99.0', '99.00']) expect(priceText({ price })).toBe('￥99.00');
    expect(priceText({ min: 99, max: 173.25 })).toBe('￥99.00-173.25');
    expect(priceText({ price: 54321.6 })).toBe('￥54322');
    expect(priceText({ price: 0 })).toBe('免费');
    expect(priceText({ price: null })).toBe('');
  });
});

describe('shortMoney', () => {
  it('has no cents that are 0 in the words of a coupon', () => {
    expect(['100.00', '88.50', 20, ''].map(shortMoney)).toEqual(['￥100', '￥88.5', '￥20', '￥0']);
  });
});
