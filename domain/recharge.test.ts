import { describe, expect, it } from 'vitest';
import { giftWords, plainAmount } from './recharge';

const plan = (change: object = {}) => ({
  send_type: '15',
  send_price: '20.00',
  send_integral: '100',
  member: { name: '金叶会员' },
  coupons: [
    { num: 1, content: '满199减25' },
    { num: 2, content: '满79减8' },
  ],
  ...change,
});

describe('what a plan gives', () => {
  it('is one phrase a gift, points by the mall’s word', () => {
    expect(giftWords(plan(), '茶豆')).toEqual([
      '送20元',
      '送100茶豆',
      '送金叶会员',
      '送满199减25优惠券',
      '送满79减8优惠券 ×2',
    ]);
  });

  it.each([
    ['0', []],
    ['1', ['送20元']],
    ['2', ['送100积分']],
    ['4', ['送金叶会员']],
    ['12', ['送金叶会员', '送满199减25优惠券', '送满79减8优惠券 ×2']],
  ])('is only what the mask %s says', (send_type, words) => {
    expect(giftWords(plan({ send_type }))).toEqual(words);
  });

  it('leaves out gifts of nothing', () => {
    expect(giftWords(plan({ send_price: '0.00', send_integral: '0', member: null, coupons: [] }))).toEqual(
      [],
    );
  });

  it('writes amounts without needless zeros', () => {
    expect(['100.00', '88.50', 1000, '0.01'].map(plainAmount)).toEqual(['100', '88.5', '1000', '0.01']);
  });
});
