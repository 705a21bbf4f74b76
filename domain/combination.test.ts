// Proves the price and the number of sets, and which forms of an administrator are refused.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  leastApartFen,
  readSetPrice,
  type SetForm,
  setFormProblem,
  type SetGoods,
  setPriceFen,
  setPriceProblem,
  setStock,
} from './combination';

const goods = (priceFen: number, stock = 10, num = 1): SetGoods => ({ priceFen, stock, num });
const form = (change: Partial<SetForm> = {}): SetForm => ({
  name: '早餐组合',
  price_type: 1,
  price: '9.90',
  fixed: [{ goods_id: 1 }, { goods_id: 2 }],
  groups: [],
  ...change,
});
const group = (min_num: number, max_num: number, ids: readonly number[]) => ({
  name: '任选',
  min_num,
  max_num,
  list: ids.map((goods_id) => ({ goods_id })),
});

describe('the price of a set', () => {
  it('is one price, a share, or so much less', () => {
    const price = { price_fen: 1000, percent: 85, minus_fen: 300 };
    expect(setPriceFen({ price_type: 1, ...price }, 1999)).toBe(1000);
    expect(setPriceFen({ price_type: 2, ...price }, 1999)).toBe(1699);
    expect(setPriceFen({ price_type: 3, ...price }, 1999)).toBe(1699);
    expect(setPriceFen({ price_type: 3, ...price }, 200)).toBe(0);
  });

  it('is compared with the cheapest choice', () => {
    const parts = {
      fixed: [goods(500, 9, 2)],
      groups: [{ min_num: 2, list: [goods(300), goods(100), goods(200)] }],
    };
    expect(leastApartFen(parts)).toBe(1300);
    expect(setPriceProblem({ price_type: 1, price_fen: 1300, percent: 0, minus_fen: 0 }, 1300)).toBe(
      '套餐价须低于商品原价',
    );
    expect(setPriceProblem({ price_type: 3, price_fen: 0, percent: 0, minus_fen: 1300 }, 1300)).toBe(
      '优惠金额须低于商品原价',
    );
    expect(setPriceProblem({ price_type: 2, price_fen: 0, percent: 99, minus_fen: 0 }, 1300)).toBeNull();
  });

  it('never exceeds what the goods cost apart where it is accepted', () => {
    const money = fc.integer({ min: 1, max: 1_000_000 });
    const prices = fc.record({
      price_type: fc.constantFrom(1 as const, 2 as const, 3 as const),
      price_fen: money,
      percent: fc.integer({ min: 1, max: 99 }),
      minus_fen: money,
    });
    fc.assert(
      fc.property(prices, money, (price, apart) => {
        fc.pre(setPriceProblem(price, apart) === null);
        expect(setPriceFen(price, apart)).toBeGreaterThanOrEqual(0);
        expect(setPriceFen(price, apart)).toBeLessThan(apart);
      }),
    );
  });
});

describe('the number of sets', () => {
  it('is bounded by the scarcest fixed goods and by enough goods of each group', () => {
    expect(setStock({ fixed: [goods(1, 9, 2), goods(1, 30)], groups: [] })).toBe(4);
    const list = [goods(1, 8), goods(1, 3), goods(1, 1)];
    expect(setStock({ fixed: [goods(1, 30)], groups: [{ min_num: 2, list }] })).toBe(3);
    expect(setStock({ fixed: [], groups: [{ min_num: 4, list }] })).toBe(0);
    expect(setStock({ fixed: [], groups: [] })).toBe(0);
  });
});

describe('a form', () => {
  it('is read by the type of its price', () => {
    expect(readSetPrice(form())).toMatchObject({ price_fen: 990 });
    expect(readSetPrice(form({ price_type: 2, discount: '8.5' }))).toMatchObject({ percent: 85 });
    expect(readSetPrice(form({ price_type: 3, minus: '5' }))).toMatchObject({ minus_fen: 500 });
    expect(readSetPrice(form({ price: '0' }))).toBeNull();
    for (const discount of ['', '0', '10', '8.55', 'x', '-1'])
      expect(readSetPrice(form({ price_type: 2, discount })), discount).toBeNull();
  });

  it.each([
    ['请填写组合名称', { name: ' ' }],
    ['组合名称最多40个字', { name: '长'.repeat(41) }],
    ['请至少选择两件商品', { fixed: [{ goods_id: 1 }] }],
    ['最多选择3件商品', { groups: [group(1, 1, [3, 4])] }],
    ['同一商品只能选择一次', { groups: [group(1, 1, [2])] }],
    ['可选件数须在可选商品数以内', { groups: [group(1, 2, [3])] }],
    ['可选件数须在可选商品数以内', { groups: [group(2, 1, [3])] }],
    ['请填写套餐价', { price: '' }],
    ['请填写优惠金额', { price_type: 3 }],
    ['折扣须在 0.1 至 9.9 折之间', { price_type: 2, discount: '12' }],
    ['请填写正确的活动时间', { start_at: 'soon' }],
    ['结束时间须晚于开始时间', { start_at: '2026-01-02 00:00:00', end_at: '2026-01-01 00:00:00' }],
    [null, { groups: [group(1, 1, [3])], end_at: '2026-01-01 00:00:00' }],
  ] as const)('is answered with %s', (words, change) => {
    expect(setFormProblem(form(change), 3)?.words ?? null).toBe(words);
  });
});
