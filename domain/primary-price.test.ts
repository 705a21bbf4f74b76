// Proves that the primary price is what the shopper pays, whatever others pay.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { primaryPrice } from './primary-price';

const price = fc.integer({ min: 1, max: 99_999 }).map((fen) => `￥${(fen / 100).toFixed(2)}`);
const pair = fc.record({
  normal: price,
  member: fc.oneof(price, fc.constant('')),
  levelShow: fc.constantFrom(0, 1, 2),
  isMemberPriceShown: fc.boolean(),
});

const isLess = ({ normal, member }: { normal: string; member: string }): boolean =>
  member === '' || Number(member.slice(1)) < Number(normal.slice(1));

describe('primaryPrice', () => {
  it('is the member price for one who has it, else the normal one, with the other beside it', () => {
    fc.assert(
      fc.property(pair, (prices) => {
        const { primary, isMember, normalBeside, memberBeside } = primaryPrice(prices);
        const pays =
          prices.isMemberPriceShown && prices.levelShow === 1 && prices.member !== '' && isLess(prices);
        expect(isMember).toBe(pays);
        expect(primary).toBe(pays ? prices.member : prices.normal);
        expect(normalBeside).toBe(pays ? prices.normal : '');
        // The price of a level that the shopper does not have is never primary, nor beside his own.
        const isOffered = prices.isMemberPriceShown && prices.levelShow === 2 && isLess(prices);
        expect(memberBeside).toBe(isOffered ? prices.member : '');
      }),
    );
  });

  it.each([
    ['a group’s price that is below the member price of buying alone', '￥31.92', '￥37.91', '￥31.92'],
    ['ten-thousands', '￥1.2w', '￥11000', '￥11000'],
    ['a range by its least price', '￥8.00-20.00', '￥9.00', '￥8.00-20.00'],
    ['what is free', '免费', '￥1.00', '免费'],
  ])('is the lower one of %s', (_what, normal, member, primary) => {
    expect(primaryPrice({ normal, member, levelShow: 1, isMemberPriceShown: true }).primary).toBe(primary);
  });
});
