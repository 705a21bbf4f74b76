// Which colour of the library's swatches a colour counts as.
import { expect, it } from 'vitest';
import { parseHex } from '../colour';
import { isPictureColour, PICTURE_COLOURS, pictureColourOf } from './picture-colours';

const ofHex = (hex: string) => {
  const rgb = parseHex(hex);
  return rgb === null ? null : pictureColourOf(rgb);
};

it.each(Object.entries(PICTURE_COLOURS))('the swatch %s is found by itself', (name, { hex }) => {
  expect(ofHex(hex)).toBe(name);
});

it.each([
  ['#ff0000', 'red'],
  ['#e60012', 'red'],
  ['#ffc0cb', 'pink'],
  ['#f7b2a8', 'pink'],
  ['#e84a8a', 'pink'],
  ['#7b1f4d', 'purple'],
  ['#ff9900', 'orange'],
  ['#8b4513', 'brown'],
  ['#5c1a12', 'brown'],
  ['#ffe600', 'yellow'],
  ['#88aa66', 'green'],
  ['#0b3d1e', 'green'],
  ['#00bcd4', 'cyan'],
  ['#aed6f1', 'blue'],
  ['#101c5e', 'blue'],
  ['#9b59f6', 'purple'],
  ['#f4f4f0', 'white'],
  ['#808080', 'grey'],
  ['#0d0d12', 'black'],
])('%s counts as %s', (hex, name) => {
  expect(ofHex(hex)).toBe(name);
});

it('knows its names', () => {
  expect(['red', 'toString', 'magenta', null].map(isPictureColour)).toEqual([true, false, false, false]);
});
