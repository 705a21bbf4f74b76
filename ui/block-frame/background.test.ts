// Proves that text is legible on every background of an operator.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex, TEXT_CONTRAST } from '~/domain/colour';
import {
  colourBackground,
  backgroundOf,
  isLight,
  legibleFill,
  PAGE_BACKGROUND,
  pictureBackground,
  wordsOn,
} from './background';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const contrastOf = (one: unknown, other: unknown): number => {
  const [first, second] = [parseHex(one), parseHex(other)];
  return first === null || second === null ? 0 : contrast(first, second);
};

describe('text on a colour', () => {
  it('is always legible, whatever colours were chosen', () => {
    fc.assert(
      fc.property(hex, hex, (background, words) => {
        expect(
          contrastOf(wordsOn(colourBackground(background), words).color, background),
        ).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
    );
  });

  it('keeps the operator’s colour where it is legible', () => {
    expect(wordsOn(colourBackground('#ffffff'), '#204060')).toEqual({ color: '#204060' });
  });

  it('darkens a weak colour, and becomes dark where the colour would be invisible', () => {
    expect(wordsOn(colourBackground('#ffffff'), '#999999').color).toBe('#767676');
    expect(wordsOn(colourBackground('#ffffff'), '#fefefe').color).toBe('#1a1a1a');
    expect(wordsOn(colourBackground('#000000'), '#010101').color).toBe('#ffffff');
  });

  it('is left unchanged on a colour of another notation', () => {
    expect(wordsOn(colourBackground('rgba(0, 0, 0, 0.2)'), '#ffffff')).toEqual({ color: '#ffffff' });
  });
});

describe('text on a picture', () => {
  const picture = pictureBackground('pictures/a.jpg', '#ffffff');

  it('preserves its colour and gets a shadow of the opposite one', () => {
    expect(wordsOn(picture, '#ffffff')).toEqual({
      color: '#ffffff',
      textShadow: expect.stringContaining('0 0 0'),
    });
    expect(wordsOn(picture, '#222222').textShadow).toContain('255 255 255');
  });

  it('is judged by the colour where the picture may not be loaded', () => {
    const refused = pictureBackground('javascript:alert(1)', '#ffffff');
    expect([refused.colour, refused.style.backgroundImage]).toEqual(['#ffffff', undefined]);
  });

  it('cannot be escaped by quotes in an address', () => {
    expect(pictureBackground('a.jpg"); color: red', '#fff').style.backgroundImage).toBe(
      'url("a.jpg\\"); color: red")',
    );
  });
});

describe('the background of a block', () => {
  const stored = { bg: 1, bg_style: 1, bg_color: '#102030', bg_pic: 'pictures/a.jpg' } as const;

  it('is the page where it is off', () => {
    expect(backgroundOf({ ...stored, bg: 0 })).toBe(PAGE_BACKGROUND);
  });

  it('is a colour, or a picture over that colour', () => {
    expect(backgroundOf(stored)).toEqual(colourBackground('#102030'));
    expect(backgroundOf({ ...stored, bg_style: 2 }).style).toMatchObject({
      backgroundColor: '#102030',
      backgroundImage: 'url("pictures/a.jpg")',
    });
    expect(backgroundOf({ ...stored, bg_style: 2, bg_pic: '' })).toEqual(colourBackground('#102030'));
  });
});

describe('a button of the operator’s', () => {
  it('is always legible', () => {
    fc.assert(
      fc.property(hex, hex, (fill, words) => {
        const { backgroundColor, color } = legibleFill(fill, words);
        expect(contrastOf(backgroundColor, color)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
    );
  });

  it('keeps a light fill, and darkens a strong one under white', () => {
    expect(legibleFill('#ffffff', '#ff4544').backgroundColor).toBe('#ffffff');
    expect(legibleFill('#ff4544', '#ffffff')).toEqual({ backgroundColor: '#d93b3a', color: '#ffffff' });
  });

  it('keeps colours of other notations', () => {
    expect(legibleFill('red', '#fff')).toEqual({ backgroundColor: 'red', color: '#fff' });
  });
});

it('distinguishes light from dark, and treats unknown notations as dark', () => {
  expect([isLight('#ffffff'), isLight('#353535'), isLight('white')]).toEqual([true, false, false]);
});
