// Proves the prices on the goods page.
import { describe, expect, it } from 'vitest';
import { goodsFigures } from './goods-figures';

const mall = {
  isMemberPriceShown: true,
  isStruckPriceShown: true,
  nowMs: Date.parse('2026-11-24T12:00:00+08:00'),
  negotiableText: '价格面议',
};
const goods = {
  price_min: 99,
  price_max: 173.25,
  level_show: 0 as 0 | 1 | 2,
  is_negotiable: 0 as 0 | 1,
  original_price: '199.00',
  goods_coupon_center: [],
};
const asMember = { ...goods, price_member_min: 89.1, price_member_max: 155.93 };

describe('the figures of a goods', () => {
  it('are the range of its SKUs and the struck price (PRICE-04)', () => {
    expect(goodsFigures(goods, mall)).toMatchObject({
      price: '￥99.00-173.25',
      struck: '￥199.00',
      isMemberPrice: false,
    });
  });

  it('show 免费 when nothing is to be paid (PRICE-01)', () => {
    expect(goodsFigures({ ...goods, price_min: 0, price_max: 0 }, mall).price).toBe('免费');
  });

  it("put a member's own price first and the normal one under it (PRICE-09)", () => {
    expect(goodsFigures({ ...asMember, level_show: 1 }, mall)).toMatchObject({
      price: '￥89.10-155.93',
      isMemberPrice: true,
      normalPrice: '￥99.00-173.25',
    });
  });

  it('offer the member price to non-members', () => {
    expect(goodsFigures({ ...asMember, level_show: 2 }, mall)).toMatchObject({
      price: '￥99.00-173.25',
      offeredMemberPrice: '￥89.10-155.93',
    });
  });

  it('leave member prices out where the mall hides them', () => {
    const hidden = goodsFigures({ ...asMember, level_show: 1 }, { ...mall, isMemberPriceShown: false });
    expect(hidden).toMatchObject({ price: '￥99.00-173.25', isMemberPrice: false, normalPrice: '' });
  });

  it('are the label alone for a price on request', () => {
    expect(goodsFigures({ ...asMember, is_negotiable: 1 }, mall)).toEqual({
      price: '价格面议',
      isMemberPrice: false,
      normalPrice: '',
      struck: '',
      offeredMemberPrice: '',
      couponPrice: '',
    });
  });

  it('strike nothing that is not higher than the price', () => {
    expect(goodsFigures({ ...goods, original_price: '99.00' }, mall).struck).toBe('');
    expect(goodsFigures({ ...goods, original_price: '0.00' }, mall).struck).toBe('');
  });

  it('show the price with the best usable coupon', () => {
    const coupons = [
      { type: '2', sub_price: 10, min_price: 50 },
      { type: '2', sub_price: 60, min_price: 100 },
      { type: '1', discount: 8, min_price: 0 },
    ];
    expect(goodsFigures({ ...goods, goods_coupon_center: coupons }, mall).couponPrice).toBe('￥79.20');
  });

  it('ignore coupons that begin later or have expired', () => {
    const fixed = { type: '2', sub_price: 30, min_price: 50, expire_type: '2' };
    const priceWith = (begin_time: string, end_time: string) =>
      goodsFigures({ ...goods, goods_coupon_center: [{ ...fixed, begin_time, end_time }] }, mall).couponPrice;
    expect(priceWith('2026.11.01 00:00:00', '2026.12.01 00:00:00')).toBe('￥69.00');
    expect(priceWith('2026.12.12 00:00:00', '2026.12.31 00:00:00')).toBe('');
    expect(priceWith('2026.10.01 00:00:00', '2026.11.24 12:00:00')).toBe('');
  });
});
