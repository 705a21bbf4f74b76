// Proves the colour helper and its contrast figures.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alpha,
  contrast,
  DARK,
  darken,
  darkenUntilReadable,
  isHexColour,
  mix,
  parseHex,
  readableOn,
  readableText,
  type Rgb,
  TEXT_CONTRAST,
  toHex,
  WHITE,
} from './colour';

const channel = fc.integer({ min: 0, max: 255 });
const anyColour = fc.record({ red: channel, green: channel, blue: channel });
const red: Rgb = { red: 255, green: 69, blue: 68 };

describe('colour', () => {
  it.each(['#fff', '#ff4544', '#ABCDEF'])('accepts %s (VAL-08)', (text) => {
    expect(isHexColour(text)).toBe(true);
  });

  it.each(['#ffff', 'red', '#ggg', 'fff', '#ff45441', '', null, 16777215])('refuses %s (VAL-08)', (text) => {
    expect(isHexColour(text)).toBe(false);
  });

  it('reads three digits as six', () => {
    expect(parseHex('#f84')).toEqual(parseHex('#ff8844'));
  });

  it('writes what it reads', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(parseHex(toHex(colour))).toEqual(colour);
      }),
    );
  });

  it('blends one colour over another', () => {
    expect(toHex(mix({ over: red, under: WHITE, opacity: 0.1 }))).toBe('#ffecec');
    expect(alpha(red, 0.1)).toBe('rgba(255, 69, 68, 0.1)');
  });

  it('darkens down to black', () => {
    expect(toHex(darken(red, 1))).toBe('#000000');
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast(WHITE, { red: 0, green: 0, blue: 0 })).toBeCloseTo(21, 5);
    expect(contrast(WHITE, red)).toBeCloseTo(3.39, 2);
  });

  it('chooses white on dark and dark on light backgrounds', () => {
    expect(readableOn({ red: 20, green: 20, blue: 60 })).toBe(WHITE);
    expect(readableOn({ red: 252, green: 198, blue: 0 })).toBe(DARK);
  });

  it('finds a readable shade of every colour on white', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(contrast(darkenUntilReadable(colour, WHITE), WHITE)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
    );
  });
});

describe('the readable text of an operator', () => {
  it('is unchanged where it is legible, and where it is no hex colour', () => {
    expect(readableText('#333333', '#ffffff')).toBe('#333333');
    expect(readableText('red', '#ffffff')).toBe('red');
    expect(readableText('#888888', '')).toBe('#888888');
  });

  it("leaves the theme's text to the theme on a light background, and makes it white on a dark one", () => {
    expect(['#ffffff', '#eef4ec', '', 'red'].map((under) => readableText('', under))).toEqual([
      '',
      '',
      '',
      '',
    ]);
    expect(readableText('', '#1a1a1a')).toBe('#ffffff');
  });

  it.each([
    ['#888888', '#ffffff'],
    ['#ff4544', '#ffffff'],
    ['#444444', '#1a1a1a'],
  ])('makes %s readable on %s', (colour, background) => {
    const [text, under] = [parseHex(readableText(colour, background)), parseHex(background)];
    expect(text !== null && under !== null && contrast(text, under)).toBeGreaterThanOrEqual(4.5);
  });
});
