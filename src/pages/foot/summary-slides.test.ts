import { describe, expect, it } from 'vitest';
import { percentOf, slidesOf } from './summary-slides';

const figures = (change: object = {}) => ({
  day: '88',
  pay_price: '3210.50',
  pay_num: '12',
  highest_price: '999.00',
  coupon_num: '3',
  coupon_discount_price: '45.00',
  member_discount_price: '20.00',
  percentage: '0.93',
  type: null,
  ...change,
});

describe('the summary', () => {
  it('shows every figure of the response on a slide of its own', () => {
    expect(slidesOf(figures()).map(({ lead, figure, unit }) => `${lead}${figure}${unit}`)).toEqual([
      '我们已经相识88天',
      '你在这里一共消费3210.50元',
      '一共下单12笔',
      '最阔气的一笔999.00元',
      '用了 3 张优惠券，省下45.00元',
      '会员身份为你省下20.00元',
      '你的消费超过了93% 的顾客',
    ]);
  });

  it('has another text for a shopper who has not bought anything yet', () => {
    const nothing = figures({
      pay_price: '0.00',
      pay_num: '0',
      highest_price: '0.00',
      coupon_num: '0',
      coupon_discount_price: '0.00',
      member_discount_price: '0.00',
      percentage: '0.00',
    });
    const notes = slidesOf(figures()).map(({ note }) => note);
    const others = slidesOf(nothing).map(({ note }) => note);
    expect(others.filter((note) => notes.includes(note))).toEqual(['感谢一路相伴']);
  });

  it.each([
    ['0.93', '93'],
    ['0.00', '0'],
    ['1.00', '100'],
    ['7', '100'],
    ['-1', '0'],
    ['x', '0'],
  ])('converts the share %s to %s per cent', (share, percent) => {
    expect(percentOf(share)).toBe(percent);
  });
});
