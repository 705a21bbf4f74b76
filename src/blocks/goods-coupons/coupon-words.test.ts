// Proves the texts on a coupon's ticket.
import { describe, expect, it } from 'vitest';
import { scopeText, ticketWords } from './coupon-words';

const amountOff = {
  name: '限时满减券',
  type: '2',
  sub_price: '20.00',
  min_price: '100.00',
  expire_type: '2',
  begin_time: '2026-11-01 00:00:00',
  end_time: '2027-12-31 23:59:59',
  appoint_type: '3',
};

describe('a ticket', () => {
  it('shows the amount off for type 2 (COUP-02)', () => {
    expect(ticketWords(amountOff)).toEqual({
      figure: '20',
      sign: '￥',
      unit: '',
      condition: '满100元可用',
      name: '限时满减券',
      notes: ['2026.11.01-2027.12.31', '全场通用'],
    });
  });

  it('shows the discount and its limit for any other type (COUP-02)', () => {
    const discount = { ...amountOff, type: '1', discount: '8.5', discount_limit: '30.00', min_price: '0.00' };
    expect(ticketWords({ ...discount, expire_type: '1', expire_day: '7' })).toMatchObject({
      figure: '8.5',
      unit: '折',
      condition: '无门槛使用',
      notes: ['领取后7天内有效', '全场通用', '优惠上限：￥30'],
    });
  });

  it.each([
    [{ appoint_type: '1', cat: [{ name: '水果' }, { name: '粮油' }] }, '适用分类：水果、粮油'],
    [{ appoint_type: 2, goods: [{ name: '苹果' }] }, '适用商品：苹果'],
    [{ appoint_type: '2', goods: [] }, '限品类'],
    [{ appoint_type: '4' }, '仅限当面付活动使用'],
    [{ appoint_type: '5' }, '仅限礼品卡使用'],
  ])('names its scope: %j', (change, text) => {
    expect(scopeText({ ...amountOff, ...change })).toBe(text);
  });
});
