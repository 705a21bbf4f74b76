// Numbers as operators type them.
import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number';

describe('readNumber', () => {
  it.each([
    ['450', 450],
    [' 12.5 ', 12.5],
    ['-3', -3],
    ['４５０', 450],
    ['750/2', 375],
    ['20 + 4', 24],
    ['1,000', 1000],
    ['２×３', 6],
    ['59元', 59],
    ['￥ 59.9', 59.9],
    ['.5', 0.5],
    ['５９．９元', 59.9],
    ['－３', -3],
  ])('reads %s as %d', (text, amount) => {
    expect(readNumber(text)).toBe(amount);
  });

  it.each(['', '元', '一百', '1/0', '1+2+3', '12px', '1e5'])('refuses %s', (text) => {
    expect(readNumber(text)).toBeNull();
  });
});
