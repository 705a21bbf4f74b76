// Texts that the mall's editor stores beside the numbers of the page's ground follow them.
import { expect, it } from 'vitest';
import { along } from './along';

const ground = (name: string, value: unknown) =>
  along('background', { name, value, coerced: {}, stored: { positionText: 'bottom right' } });

it.each([
  [1, 'top left'],
  [2, 'top center'],
  [5, 'center center'],
  [9, 'bottom right'],
])('writes the place %s as %s', (position, positionText) => {
  expect(ground('position', position)).toEqual({ positionText });
});

it.each([
  [1, 'no-repeat'],
  [2, 'repeat-x'],
  [3, 'repeat-y'],
  [4, 'repeat'],
])('writes the way of filling %s as %s', (mode, repeatText) => {
  expect(ground('mode', mode)).toEqual({ repeatText });
});

it('writes nothing beside other values', () => {
  expect(ground('backgroundColor', '#FFFFFF')).toEqual({});
});
