// Proves what a scanned or typed text leads a clerk to.
import { describe, expect, it } from 'vitest';
import { readRedeemCode } from './redeem-code';

const HERE = 'https://mall.test';

describe('a redeeming code', () => {
  it.each([
    ['typed in groups', ' 1234 5678 9012 3456 ', { token: '1234567890123456' }],
    ['the scene of a code', `${HERE}/?scene=1234567890123456`, { token: '1234567890123456' }],
    ['a scene behind the hash', `${HERE}/#/pages/index/index?scene=abcdef`, { token: 'abcdef' }],
    [
      'the address of a redeeming screen',
      `${HERE}/#/pages/order/clerk/clerk?id=7`,
      { place: { path: '/pages/order/clerk/clerk', params: { id: '7' } } },
    ],
    ['another screen of the mall', `${HERE}/#/pages/balance/balance?id=7`, null],
    ['another mall', 'https://other.test/#/pages/order/clerk/clerk?id=7', null],
    ['a text that is no code', '你好', null],
    ['a broken address', 'https://', null],
    ['nothing', '', null],
  ])('is read from %s', (_what, text, code) => {
    expect(readRedeemCode(text, HERE)).toEqual(code);
  });
});
