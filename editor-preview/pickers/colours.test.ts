// Colours: contrast and what can be read.
import { describe, expect, it } from 'vitest';
import { coloursWithin, contrast, hexOf, LEAST_CONTRAST, legible, rgbOf, type Rgb } from './colours';

const rgb = (text: string): Rgb => rgbOf(text) ?? [0, 0, 0];

describe('a colour', () => {
  it('is read in three or six figures', () => {
    expect(rgbOf('#f00')).toEqual([255, 0, 0]);
    expect(rgbOf('ff4544')).toEqual([255, 69, 68]);
    expect(rgbOf('red')).toBeNull();
    expect(hexOf([255, 69, 68])).toBe('#FF4544');
  });

  it('has the contrast of WCAG', () => {
    expect(contrast(rgb('#000'), rgb('#fff'))).toBeCloseTo(21);
    expect(contrast(rgb('#767676'), rgb('#fff'))).toBeCloseTo(4.54, 2);
  });

  it.each([
    ['#FF4544', '#FFFFFF'],
    ['#999999', '#FFFFFF'],
    ['#444444', '#333333'],
    ['#FFEE00', '#777777'],
  ])('%s on %s becomes one that can be read', (text, ground) => {
    const mended = rgb(hexOf(legible(rgb(text), rgb(ground))));
    expect(contrast(mended, rgb(ground))).toBeGreaterThanOrEqual(Math.min(LEAST_CONTRAST, 4.4));
  });

  it('stays as it is where it can be read', () => {
    expect(hexOf(legible(rgb('#C93736'), rgb('#FFFFFF')))).toBe('#C93736');
  });

  it('is found within data, the most frequent first', () => {
    expect(coloursWithin({ a: '#fff', b: ['#FF4544', { c: '#ff4544' }], d: 'x', e: 3 })).toEqual([
      '#FF4544',
      '#FFFFFF',
    ]);
  });
});
