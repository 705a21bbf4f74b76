// Proves what a clerk may hand over of an order, whole and in parts.
import { describe, expect, it } from 'vitest';
import { piecesLeft, piecesOpen, planRedemption, progressOfOrder, type RedeemableLine } from './redemption';

const line = (id: number, rest: Partial<RedeemableLine> = {}): RedeemableLine => ({
  id,
  num: 2,
  redeemed: 0,
  isRefunded: false,
  isInAfterSales: false,
  ...rest,
});

describe('pieces of a line', () => {
  it('are those that were neither handed over nor refunded', () => {
    expect(piecesLeft(line(1, { redeemed: 1 }))).toBe(1);
    expect(piecesLeft(line(1, { redeemed: 3 }))).toBe(0);
    expect(piecesLeft(line(1, { isRefunded: true }))).toBe(0);
    expect([
      piecesLeft(line(1, { isInAfterSales: true })),
      piecesOpen(line(1, { isInAfterSales: true })),
    ]).toEqual([2, 0]);
  });
});

describe('redeeming', () => {
  it('without a choice hands over the whole rest', () => {
    const lines = [line(1, { redeemed: 1 }), line(2), line(3, { isRefunded: true })];
    expect(planRedemption(lines, null)).toEqual({
      pieces: [
        { id: 1, num: 1 },
        { id: 2, num: 2 },
      ],
      isAll: true,
    });
    expect(planRedemption([line(1, { redeemed: 2 })], null)).toEqual({ pieces: [], isAll: true });
  });

  it('without a choice is refused while a line is in after-sales', () => {
    expect(planRedemption([line(1), line(2, { isInAfterSales: true })], null)).toBe(
      '有商品正在售后，请选择商品核销',
    );
  });

  it('hands over what was chosen, and says whether anything is left', () => {
    const lines = [line(1), line(2, { redeemed: 2 })];
    expect(planRedemption(lines, [{ id: 1, num: 1 }])).toEqual({ pieces: [{ id: 1, num: 1 }], isAll: false });
    const twice = [
      { id: 1, num: 1 },
      { id: 1, num: 1 },
    ];
    expect(planRedemption(lines, twice)).toEqual({ pieces: [{ id: 1, num: 2 }], isAll: true });
  });

  it.each([
    ['nothing', [], '请选择核销商品'],
    ['a line of another order', [{ id: 9, num: 1 }], '核销商品不存在'],
    ['more than is left', [{ id: 1, num: 3 }], '超出可核销数量'],
    ['a line in after-sales', [{ id: 2, num: 1 }], '商品售后中，无法核销'],
  ])('refuses %s', (_what, wanted, words) => {
    expect(planRedemption([line(1), line(2, { isInAfterSales: true })], wanted)).toBe(words);
  });
});

describe('how far a delivered order is redeemed', () => {
  const delivered = (clerk_num?: number, is_refund = '0') => ({
    id: '1',
    num: '2',
    is_refund,
    refund_status: '0',
    ...(clerk_num === undefined ? {} : { clerk_num }),
  });

  it.each([
    ['some pieces of it', '0', [delivered(1), delivered(0)], { redeemed: 1, left: 3 }],
    ['a refunded line', '0', [delivered(1), delivered(0, '1')], { redeemed: 1, left: 1 }],
    ['a received one', '1', [delivered(2), delivered(2)], { redeemed: 4, left: 0 }],
    ['a received one of a mall that does not count', '1', [delivered()], { redeemed: 2, left: 0 }],
  ])('counts %s', (_what, is_confirm, detail, progress) => {
    expect(progressOfOrder({ is_confirm, detail })).toEqual(progress);
  });
});
