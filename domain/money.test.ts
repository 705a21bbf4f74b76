// Proves formatting and parsing of amounts, and which texts are invalid.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenFromText, lessText, moneyOfFen, moneyText, textFromFen } from './money';

describe('money in fen', () => {
  it('survives a round trip', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (fen) => {
        expect(fenFromText(textFromFen(fen))).toBe(fen);
      }),
    );
  });

  it.each([
    ['12.30', 1230],
    ['12.3', 1230],
    ['12', 1200],
    [0.29, 29],
    ['-1.00', -100],
    ['-0.00', 0],
  ])('reads %j as %i', (amount, fen) => {
    expect(fenFromText(amount)).toBe(fen);
  });

  it.each(['', '1.234', '1e3', 'x', '.5', '1.', '90071992547409.93', Number.NaN, Infinity, 1.005])(
    'refuses %j',
    (amount) => {
      expect(fenFromText(amount)).toBeNull();
    },
  );

  it.each([1.5, Number.NaN, Infinity])('does not write %j', (fen) => {
    expect(() => textFromFen(fen)).toThrow(RangeError);
  });

  it('writes two decimals and the sign', () => {
    expect([0, 5, 1230, -100, -5].map(textFromFen)).toEqual(['0.00', '0.05', '12.30', '-1.00', '-0.05']);
  });
});

describe('what people read of money', () => {
  it('is one text of fen, of a number and of any text of the same amount', () => {
    for (const text of [moneyOfFen(1230), ...['12.30', '12.3', 12.3, '￥12.30', '¥12.30'].map(moneyText)])
      expect(text).toBe('￥12.30');
  });

  it('has the minus before the sign', () => {
    expect([moneyOfFen(-5), moneyText('-12.30'), moneyText('-¥5.00')]).toEqual([
      '-￥0.05',
      '-￥12.30',
      '-￥5.00',
    ]);
  });

  it.each([
    ['5.00-9.00', '￥5.00-9.00'],
    ['12.3w', '￥12.3w'],
    ['9.90起', '￥9.90起'],
    ['免费', '免费'],
    ['-', '-'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('keeps %j, which is no single amount, as %s', (amount, text) => {
    expect(moneyText(amount)).toBe(text);
  });

  it('is taken off with a minus, unless a negative amount adds', () => {
    expect(['5', '0.00', '-5.00'].map(lessText)).toEqual(['-￥5.00', '-￥0.00', '￥5.00']);
  });
});
