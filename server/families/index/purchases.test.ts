// Proves the words for how long ago a purchase was.
import { expect, it } from 'vitest';
import { agoText } from './home/purchases';

const MINUTE_MS = 60_000;

it.each([
  [-5, '刚刚'],
  [0.9, '刚刚'],
  [5, '5分钟前'],
  [59.9, '59分钟前'],
  [60, '1小时前'],
  [24 * 60 - 1, '23小时前'],
  [24 * 60, '一天前'],
  [49 * 60, '2天前'],
])('says of %d minutes: %s', (minutes, text) => {
  expect(agoText(minutes * MINUTE_MS)).toBe(text);
});
