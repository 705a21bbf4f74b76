// Proves when a card voucher can be redeemed, how often, and when a friend can take it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CardFacts,
  CARD_STATES,
  cardState,
  GIFT_STATES,
  giftState,
  redeemRefusal,
  takingRefusal,
} from './card';

const NOW = 1_000_000;
const CARD: CardFacts = {
  startMs: NOW - 10,
  endMs: NOW + 10,
  isUsedUp: false,
  isGiven: false,
  isVoided: false,
  isInRefund: false,
  surplus: 3,
};

describe('the state of a card', () => {
  it.each([
    [{}, CARD_STATES.unused],
    [{ endMs: NOW }, CARD_STATES.expired],
    [{ isUsedUp: true, endMs: NOW }, CARD_STATES.used],
    [{ isGiven: true, isUsedUp: true }, CARD_STATES.given],
  ])('of %o is %i', (changes, state) => {
    expect(cardState({ ...CARD, ...changes }, NOW)).toBe(state);
  });
});

describe('redeeming a card', () => {
  it.each([
    [{}, 0, '请输入核销次数'],
    [{ isVoided: true, isGiven: true }, 1, '卡券已失效'],
    [{ isGiven: true }, 1, '卡券已转赠'],
    [{ isInRefund: true }, 1, '订单申请退款中'],
    [{ isUsedUp: true, surplus: 0 }, 1, '卡券已核销'],
    [{ startMs: NOW + 1 }, 1, '卡券未到有效期，无法核销'],
    [{ endMs: NOW }, 1, '卡券已过期'],
    [{ surplus: 0 }, 1, '卡券核销次数已用完'],
    [{}, 4, '卡券可核销次数不足(剩余:3次)'],
    [{}, 3, null],
    [{ startMs: NOW }, 1, null],
  ])('%o so often: %i', (changes, wanted, words) => {
    expect(redeemRefusal({ ...CARD, ...changes }, wanted, NOW)).toBe(words);
  });
});

describe('taking a card', () => {
  const GIFT = { ...CARD, isAllowed: true, isTakenByViewer: false };

  it.each([
    [{}, GIFT_STATES.open, null],
    [{ isAllowed: false }, GIFT_STATES.invalid, '卡券已失效'],
    [{ endMs: NOW }, GIFT_STATES.invalid, '卡券已失效'],
    [{ isUsedUp: true, surplus: 0 }, GIFT_STATES.invalid, '卡券已失效'],
    [{ isGiven: true, endMs: NOW }, GIFT_STATES.taken, '卡券已被领取'],
    [{ isGiven: true, isTakenByViewer: true }, GIFT_STATES.mine, '卡券已被领取'],
    [{ isInRefund: true }, GIFT_STATES.inRefund, '卡券所属订单发生退款行为，暂时不能领取'],
    [{ isVoided: true, isGiven: true }, GIFT_STATES.invalid, '卡券已失效'],
  ])('%o is in state %i', (changes, state, words) => {
    expect(giftState({ ...GIFT, ...changes }, NOW)).toBe(state);
    expect(takingRefusal({ ...GIFT, ...changes }, NOW)).toBe(words);
  });

  it('is open only for a card that its holder could still redeem', () => {
    const gift = fc.record({
      startMs: fc.constant(0),
      endMs: fc.integer({ min: NOW - 2, max: NOW + 2 }),
      isUsedUp: fc.boolean(),
      isGiven: fc.boolean(),
      isVoided: fc.boolean(),
      isInRefund: fc.boolean(),
      surplus: fc.integer({ min: 0, max: 3 }),
      isAllowed: fc.boolean(),
      isTakenByViewer: fc.boolean(),
    });
    fc.assert(
      fc.property(gift, (card) => {
        if (takingRefusal(card, NOW) === null) expect(redeemRefusal(card, 1, NOW)).toBeNull();
      }),
    );
  });
});
