// Proves the pure rules of goods: prices of levels, limits, delivery, names, words.
import { describe, expect, it } from 'vitest';
import { maskName } from './comments';
import { deliveryText, type FreeRule, shippingFen } from './delivery-price';
import { priceContent } from './goods-card';
import { maySee } from './goods-filter';
import { allowedLevels } from './goods-rules';
import type { GoodsRules } from '../ports/goods-rules';
import { periodStart } from './limit-buy';
import { leastMemberPriceFen, type LevelledSku, memberPriceFen, shownLevel } from './member-price';

const SILVER = { level: 1, name: '银卡', discountPercent: 95 };
const GOLD = { level: 2, name: '金卡', discountPercent: 90 };
const RULES: GoodsRules = {
  levels: [SILVER, GOLD],
  showsSales: true,
  negotiableText: '价格面议',
  showsMemberPriceToAll: true,
  showsMemberPriceToMembers: true,
  showLevels: null,
  buyLevels: null,
};
const GOODS = { is_level: true, is_level_alone: false, is_negotiable: false };
const member = (memberLevel: number) => ({ id: 1, memberLevel, isAdmin: false });

describe('member prices', () => {
  it('are a share of the price, rounded to the fen, unless the SKU has a list of its own', () => {
    const sku = { price_fen: 4988, member_prices: { 2: 4000 } };
    expect(memberPriceFen(GOODS, sku, SILVER)).toBe(4739);
    expect(memberPriceFen({ ...GOODS, is_level_alone: true }, sku, GOLD)).toBe(4000);
    expect(memberPriceFen({ ...GOODS, is_level_alone: true }, sku, SILVER)).toBeNull();
  });

  it('are unknown for the goods as soon as one SKU has none', () => {
    const skus: LevelledSku[] = [
      { price_fen: 100, member_prices: { 1: 90 } },
      { price_fen: 80, member_prices: {} },
    ];
    expect(leastMemberPriceFen({ ...GOODS, is_level_alone: true }, skus, SILVER)).toBeNull();
    expect(leastMemberPriceFen(GOODS, skus, SILVER)).toBe(76);
    expect(leastMemberPriceFen(GOODS, [], SILVER)).toBeNull();
  });

  it('are shown by the switches of the mall', () => {
    expect(shownLevel(GOODS, null, RULES)).toEqual({ show: 2, level: SILVER });
    expect(shownLevel(GOODS, member(2), RULES)).toEqual({ show: 1, level: GOLD });
    expect(shownLevel(GOODS, null, { ...RULES, showsMemberPriceToAll: false })).toBeNull();
    expect(shownLevel(GOODS, member(2), { ...RULES, showsMemberPriceToMembers: false })).toBeNull();
    expect(shownLevel({ ...GOODS, is_level: false }, member(2), RULES)).toBeNull();
  });
});

describe('who may see goods', () => {
  it('follows the goods before the mall, and -1 is everyone', () => {
    expect(allowedLevels('-1')).toBeNull();
    expect(allowedLevels('')).toBeNull();
    expect(allowedLevels('0,2')).toEqual([0, 2]);
    const membersOnly = { ...RULES, showLevels: [1, 2] };
    expect(maySee({ show_levels: null }, null, membersOnly)).toBe(false);
    expect(maySee({ show_levels: [-1] }, null, membersOnly)).toBe(true);
    expect(maySee({ show_levels: [2] }, member(1), RULES)).toBe(false);
  });
});

describe('the text of a price', () => {
  it('shows 免费 for a zero price (PRICE-01) and words for one on request', () => {
    expect(priceContent({ is_negotiable: false, price_fen: 0 }, RULES)).toBe('免费');
    expect(priceContent({ is_negotiable: false, price_fen: 990 }, RULES)).toBe('￥9.90');
    expect(priceContent({ is_negotiable: true, price_fen: 990 }, RULES)).toBe('价格面议');
  });
});

describe('periods of purchase limits', () => {
  // Wednesday 18 November 2026, 00:30 in China.
  const now = new Date('2026-11-17T16:30:00Z');
  it.each([
    ['day', '2026-11-17T16:00:00.000Z'],
    ['week', '2026-11-15T16:00:00.000Z'],
    ['month', '2026-10-31T16:00:00.000Z'],
  ] as const)('begin a %s at midnight in China', (type, expected) => {
    expect(periodStart(type, now)?.toISOString()).toBe(expected);
  });
  it('never began for ever', () => {
    expect(periodStart('all', now)).toBeNull();
  });
});

describe('delivery', () => {
  const region = {
    district_ids: [],
    first_amount: 1000,
    first_price_fen: 800,
    next_amount: 500,
    next_price_fen: 200,
  };
  it.each([
    [0, 800],
    [1000, 800],
    [1001, 1000],
    [2000, 1200],
  ])('of %i grams costs %i fen', (amount, fen) => {
    expect(shippingFen(region, amount)).toBe(fen);
  });
});

describe('the delivery price of the detail', () => {
  const HANGZHOU = [330000, 330100, 330102];
  const goods = { area_limit: null, free_delivery_pieces: 0, free_delivery_price_fen: 0 };
  const sku = { price_fen: 5000, weight_grams: 1200 };
  const region = {
    district_ids: [],
    first_amount: 1000,
    first_price_fen: 800,
    next_amount: 500,
    next_price_fen: 200,
  };
  const near = { ...region, district_ids: [330000], first_price_fen: 500 };
  const rule = { basis: 'weight' as const, regions: [region, near] };
  const textOf = (change: object, free: FreeRule | null = null) =>
    deliveryText({ goods: { ...goods, ...change }, sku, place: HANGZHOU }, { rule, free });

  it('uses the region of the place, and is empty where it is not delivered', () => {
    expect(textOf({})).toBe('￥7.00');
    expect(textOf({ area_limit: [330000] })).toBe('￥7.00');
    expect(textOf({ area_limit: [110000] })).toBe('');
  });

  it('is free by the goods, by the rule of the mall, and without any rule', () => {
    expect(textOf({ free_delivery_pieces: 1 })).toBe('免运费');
    expect(textOf({ free_delivery_price_fen: 5000 })).toBe('免运费');
    expect(textOf({ free_delivery_price_fen: 5001 })).toBe('￥7.00');
    const free = (threshold: number): FreeRule => ({
      basis: 'order_price',
      regions: [{ district_ids: [], threshold }],
    });
    expect([textOf({}, free(5000)), textOf({}, free(5001))]).toEqual(['免运费', '￥7.00']);
    expect(deliveryText({ goods, sku, place: HANGZHOU }, { rule: null, free: null })).toBe('免运费');
  });
});

describe('names of reviewers', () => {
  it.each([
    ['小麦苗', '小**苗'],
    ['张三', '张**三'],
    ['李', '李**'],
    ['😀快乐😀', '😀**😀'],
    ['  ', '匿名用户'],
  ])('mask %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});
