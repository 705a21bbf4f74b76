// A crop never leaves its picture.
import { expect, it } from 'vitest';
import { areaOf, middleArea } from './crop-area';

it.each([
  [
    { x: 0, y: 0, width: 100, height: 100 },
    { x: 0, y: 0, width: 999, height: 333 },
  ],
  [
    { x: 50, y: 25, width: 50, height: 50 },
    { x: 500, y: 83, width: 499, height: 167 },
  ],
  [
    { x: 99.99, y: 99.99, width: 10, height: 10 },
    { x: 998, y: 332, width: 1, height: 1 },
  ],
  [
    { x: -1, y: 0, width: 0, height: 0 },
    { x: 0, y: 0, width: 1, height: 1 },
  ],
])('%o of a picture of 999×333 is %o', (percent, area) => {
  expect(areaOf(percent, { width: 999, height: 333 })).toEqual(area);
});

it.each([
  [{ width: 750, height: 900 }, 750 / 450, { x: 0, y: 225, width: 750, height: 450 }],
  [{ width: 1500, height: 450 }, 750 / 450, { x: 375, y: 0, width: 750, height: 450 }],
  [{ width: 100, height: 100 }, 1, { x: 0, y: 0, width: 100, height: 100 }],
])('the area to begin with in %o for the ratio %d is the largest in the middle', (picture, ratio, area) => {
  expect(areaOf(middleArea(picture, ratio), picture)).toEqual(area);
});
