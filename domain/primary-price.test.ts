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

describe('primaryPrice', () => {
  it('is the member price for one who has it, else the normal one, with the other beside it', () => {
    fc.assert(
      fc.property(pair, (prices) => {
        const { primary, isMember, normalBeside, memberBeside } = primaryPrice(prices);
        const pays =
          prices.isMemberPriceShown &&
          prices.levelShow === 1 &&
          prices.member !== '' &&
          prices.member !== prices.normal;
        expect(isMember).toBe(pays);
        expect(primary).toBe(pays ? prices.member : prices.normal);
        expect(normalBeside).toBe(pays ? prices.normal : '');
        // The price of a level that the shopper does not have is never primary, nor beside his own.
        const isOffered =
          prices.isMemberPriceShown && prices.levelShow === 2 && prices.member !== prices.normal;
        expect(memberBeside).toBe(isOffered ? prices.member : '');
      }),
    );
  });
});
