// Proves the words and the savings of coupons (COUP).
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  couponCap,
  couponCondition,
  couponFigure,
  couponWorth,
  couponPhrase,
  couponScope,
  couponValidity,
} from './coupon';
import { couponSavingFen, receiveRefusal, userCouponState } from './coupon-use';
import { inviteNote, POPUP_HEADINGS, SHARE_TYPES, shareTypeOf } from './coupon-popup';

const amountOff = {
  type: '2',
  sub_price: '10.00',
  min_price: '100.00',
  discount: '0.0',
  discount_limit: null,
};
const discount = { type: 1, discount: '8.5', discount_limit: '50.00', min_price: '0.00', sub_price: '0.00' };

describe('the words of a coupon', () => {
  it('give an amount off for type 2 and a discount with its limit for others (COUP-02)', () => {
    expect(couponFigure(amountOff)).toEqual({ figure: '10', sign: '￥', unit: '' });
    expect([couponWorth(amountOff), couponWorth(discount)]).toEqual(['￥10', '8.5折']);
    expect(couponCap(amountOff)).toBe('');
    expect(couponFigure(discount)).toEqual({ figure: '8.5', sign: '', unit: '折' });
    expect(couponCap(discount)).toBe('优惠上限：￥50');
    expect(couponCap({ ...discount, discount_limit: null })).toBe('');
  });

  it('name the threshold', () => {
    expect(couponCondition(amountOff)).toBe('满100元可用');
    expect(couponCondition(discount)).toBe('无门槛使用');
    expect(couponCondition({ type: 2, coupon_min_price: '99.50' })).toBe('满99.5元可用');
  });

  it('make one phrase', () => {
    expect(couponPhrase(amountOff)).toBe('满100减10');
    expect(couponPhrase({ ...amountOff, min_price: 0 })).toBe('无门槛减10');
    expect(couponPhrase(discount)).toBe('无门槛8.5折');
    expect(couponPhrase({ ...discount, min_price: '30.00' })).toBe('满30打8.5折');
  });

  it('name the validity', () => {
    expect(couponValidity({ expire_type: '1', expire_day: '7' })).toBe('领取后7天内有效');
    expect(
      couponValidity({ expire_type: 2, begin_time: '2026-01-01 00:00:00', end_time: '2026.01.31 23:59:59' }),
    ).toBe('2026.01.01-2026.01.31');
  });

  it('name the scope', () => {
    expect([1, '2', 3, '4', 5].map(couponScope)).toEqual([
      '限品类',
      '限品类',
      '全场通用',
      '仅限当面付活动使用',
      '仅限礼品卡使用',
    ]);
  });
});

describe('the coupon popup', () => {
  it('has the four kinds of gifts (COUP-03, CONST-12)', () => {
    expect(SHARE_TYPES).toEqual({ balance: 1, integral: 2, card: 3, coupon: 4 });
    expect([1, '2', 3, 4, undefined].map(shareTypeOf)).toEqual([
      'balance',
      'integral',
      'card',
      'coupon',
      'coupon',
    ]);
  });

  it('has a heading of its own for each kind (COUP-04)', () => {
    expect(new Set(Object.values(POPUP_HEADINGS)).size).toBe(5);
  });

  it('counts invited friends (COUP-05)', () => {
    expect(inviteNote(3)).toBe('成功邀请3位好友，获得奖励');
  });
});

describe('the life of a coupon', () => {
  it('ends by use or by time', () => {
    expect(userCouponState({ isUsed: true, endMs: 1, nowMs: 2 })).toBe('used');
    expect(userCouponState({ isUsed: false, endMs: 1, nowMs: 2 })).toBe('expired');
    expect(userCouponState({ isUsed: false, endMs: 2, nowMs: 2 })).toBe('unused');
  });

  it('refuses receipt in the words of the server', () => {
    const open = {
      received: 0,
      receiveLimit: -1,
      left: -1,
      endMs: null,
      nowMs: 10,
      isMemberOnly: false,
      isMember: false,
    };
    expect(receiveRefusal(open)).toBeNull();
    expect(receiveRefusal({ ...open, received: 1, receiveLimit: 1 })).toBe('优惠券领取次数已达上限');
    expect(receiveRefusal({ ...open, left: 0 })).toBe('优惠券已领完');
    expect(receiveRefusal({ ...open, endMs: 9 })).toBe('优惠券已过期');
    expect(receiveRefusal({ ...open, isMemberOnly: true })).toBe('会员专享优惠券，无权限');
  });
});

describe('what a coupon saves', () => {
  it('is the amount from the threshold on', () => {
    expect(couponSavingFen(amountOff, { goodsFen: 9_999, payableFen: 9_999 })).toBe(0);
    expect(couponSavingFen(amountOff, { goodsFen: 10_000, payableFen: 10_000 })).toBe(1_000);
  });

  it('is a share up to its limit', () => {
    expect(couponSavingFen(discount, { goodsFen: 10_000, payableFen: 10_000 })).toBe(1_500);
    expect(couponSavingFen(discount, { goodsFen: 100_000, payableFen: 100_000 })).toBe(5_000);
  });

  it('is never negative and never more than what is to be paid', () => {
    const money = fc.integer({ min: 0, max: 10_000_000 });
    const terms = fc.record({
      type: fc.constantFrom(1, 2),
      discount: fc.integer({ min: 0, max: 100 }).map((tenths) => (tenths / 10).toFixed(1)),
      sub_price: money.map((fen) => (fen / 100).toFixed(2)),
      min_price: money.map((fen) => (fen / 100).toFixed(2)),
      discount_limit: fc.option(money.map((fen) => (fen / 100).toFixed(2))),
    });
    fc.assert(
      fc.property(terms, money, money, (coupon, goodsFen, payableFen) => {
        const saving = couponSavingFen(coupon, { goodsFen, payableFen });
        expect(Number.isInteger(saving)).toBe(true);
        expect(saving).toBeGreaterThanOrEqual(0);
        expect(saving).toBeLessThanOrEqual(payableFen);
      }),
    );
  });
});
