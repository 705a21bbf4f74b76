// Places as operators write them.
import { expect, it } from 'vitest';
import { placeProblem, placeText, readPlace } from './read-place';

it.each([
  ['', null],
  ['30.2741,120.1551', null],
  ['30.2741， 120.1551', null],
  ['120.1551,30.2741', '先写纬度，再写经度'],
  ['30.2741,220', '没有这样的坐标'],
  ['西湖', '先写纬度、后写经度，如 30.2741,120.1551'],
])('says of %j %j', (text, words) => {
  expect(placeProblem(text)).toBe(words);
});

it('stores the comma of an input method as the mall reads it', () => {
  expect(readPlace(placeText('30.2741， 120.1551'))).toEqual({ latitude: 30.2741, longitude: 120.1551 });
});
