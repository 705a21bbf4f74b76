// Proves which buttons goods have in every state of their sale.
import { describe, expect, it } from 'vitest';
import { type SaleFacts, saleButtons, saleState } from './sale-state';

const open: SaleFacts = {
  status: 1,
  isFinished: false,
  stock: 5,
  isNegotiable: false,
  mayBuy: true,
  remainingMs: 0,
};

describe('the state of a sale', () => {
  it.each([
    ['open', {}],
    ['off-shelf', { status: 0, stock: 0 }],
    ['finished', { isFinished: true }],
    ['sold-out', { stock: 0, remainingMs: 600_000 }],
    ['negotiable', { isNegotiable: true, stock: 0 }],
    ['forbidden', { mayBuy: false, remainingMs: 600_000 }],
    ['before', { remainingMs: 300_001 }],
    ['soon', { remainingMs: 300_000 }],
    ['soon', { remainingMs: 1 }],
  ] as const)('is %s (NS-05)', (state, change) => {
    expect(saleState({ ...open, ...change })).toBe(state);
  });
});

describe('the buttons', () => {
  const texts = (state: Parameters<typeof saleButtons>[0], isVirtual = false) =>
    saleButtons(state, { isVirtual }).map(({ act, text }) => `${act}:${text}`);

  it('offer cart and buying while the sale is open', () => {
    expect(texts('open')).toEqual(['cart:加入购物车', 'buy:立即购买']);
  });

  it('offer a reminder before it, and none in the last five minutes (CONST-11)', () => {
    expect(texts('before')).toEqual(['cart:加入购物车', 'remind:开售提醒我']);
    expect(texts('soon')).toEqual(['cart:加入购物车', 'none:即将开售']);
  });

  it('are a single label when nothing can be bought', () => {
    expect(texts('sold-out')).toEqual(['none:已售罄']);
    expect(texts('off-shelf')).toEqual(['none:商品已下架']);
  });

  it('remain for a shopper without the right, and say why they refuse', () => {
    expect(texts('forbidden')).toEqual(['blocked:加入购物车', 'blocked:立即购买']);
  });

  it('leave out the cart for virtual goods', () => {
    expect(texts('open', true)).toEqual(['buy:立即购买']);
    expect(texts('forbidden', true)).toEqual(['blocked:立即购买']);
  });
});
