// Proves the SKU sheet's view of a choice, from either response.
import { describe, expect, it } from 'vitest';
import type { Sku } from '~/schemas/api/goods.gen';
import {
  chosenSku,
  firstChoice,
  hasOwnPictures,
  opensAt,
  shownSku,
  type SkuGoods,
  withinBounds,
} from './sku-goods';

const sku = (id: number, at: { taste: number; size: number; stock: number; price: string }): Sku => ({
  id,
  goods_id: 12,
  sign_id: `${at.taste}:${at.size}`,
  stock: at.stock,
  price: at.price,
  no: '',
  bar_code: '',
  weight: 0,
  pic_url: `/sku-${id}.png`,
  is_delete: 0,
  attr_list: [
    { attr_group_id: 1, attr_group_name: '口味', attr_id: at.taste, attr_name: '' },
    { attr_group_id: 2, attr_group_name: '规格', attr_id: at.size, attr_name: '' },
  ],
  price_member: '89.10',
});

const goods: SkuGoods = {
  id: 12,
  mchId: 0,
  name: '每日坚果礼盒',
  cover: '/cover.png',
  unit: '盒',
  hasChoice: true,
  groups: [
    {
      attr_group_id: 1,
      attr_group_name: '口味',
      attr_list: [
        { attr_id: 1, attr_name: '原味', pic_url: '/plain.png' },
        { attr_id: 2, attr_name: '蜂蜜', pic_url: '' },
      ],
    },
    {
      attr_group_id: 2,
      attr_group_name: '规格',
      attr_list: [
        { attr_id: 3, attr_name: '15包' },
        { attr_id: 4, attr_name: '30包' },
      ],
    },
  ],
  skus: [
    sku(26, { taste: 1, size: 3, stock: 0, price: '99.00' }),
    sku(27, { taste: 1, size: 4, stock: 3, price: '123.75' }),
    sku(28, { taste: 2, size: 3, stock: 160, price: '148.50' }),
  ],
  levelShow: 1,
  minimum: 2,
  allowance: -1,
  isVirtual: false,
  isNegotiable: false,
  isFinished: false,
  mayBuy: true,
  opensAtMs: 0,
};

describe('a choice of specifications', () => {
  it('starts with the first combination in stock and the minimum quantity', () => {
    expect(firstChoice(goods)).toEqual({ selection: { 1: 1, 2: 4 }, quantity: 2 });
  });

  it('shows price, member price, stock and the picture of the first group (PRICE-09)', () => {
    expect(shownSku(goods, { 1: 1, 2: 4 })).toEqual({
      price: '￥123.75',
      memberPrice: '￥89.10',
      stock: 3,
      picture: '/plain.png',
    });
    expect(shownSku(goods, { 1: 2, 2: 3 }).picture).toBe('/sku-28.png');
  });

  it('shows the picture of the colour where another group comes first with one picture for all', () => {
    const [taste, size] = goods.groups;
    const alike = (group: typeof taste, url: string) => ({
      attr_group_id: group?.attr_group_id ?? 0,
      attr_group_name: '',
      attr_list: (group?.attr_list ?? []).map((value) => ({ ...value, pic_url: url })),
    });
    const coloured = {
      ...alike(size, ''),
      attr_list: (size?.attr_list ?? []).map((value) => ({
        ...value,
        pic_url: `/colour-${value.attr_id}.png`,
      })),
    };
    const mixed = { ...goods, groups: [alike(taste, '/same.png'), coloured] };
    expect(mixed.groups.map(hasOwnPictures)).toEqual([false, true]);
    expect(shownSku(mixed, { 1: 1, 2: 4 }).picture).toBe('/colour-4.png');
  });

  it('falls back to the range while it is incomplete (PRICE-04)', () => {
    expect(shownSku(goods, {})).toEqual({
      price: '￥99.00-148.50',
      memberPrice: '￥89.10',
      stock: 163,
      picture: '/cover.png',
    });
    expect(shownSku(goods, { 1: 1 }).price).toBe('￥99.00-123.75');
  });

  it('says 免费 for a zero price, without a sign (PRICE-01)', () => {
    const free = { ...goods, skus: [sku(26, { taste: 1, size: 3, stock: 1, price: '0.00' })] };
    expect(shownSku(free, { 1: 1, 2: 3 }).price).toBe('免费');
  });

  it('bounds the quantity by stock and limit', () => {
    const selection = { 1: 1, 2: 4 };
    expect(withinBounds(goods, { selection, quantity: 50 }).quantity).toBe(3);
    expect(withinBounds({ ...goods, allowance: 2 }, { selection, quantity: 3 }).quantity).toBe(2);
    expect(withinBounds(goods, { selection, quantity: 1 }).quantity).toBe(2);
  });

  it('chooses the one SKU of goods without a choice', () => {
    expect(chosenSku({ ...goods, hasChoice: false }, {})?.id).toBe(26);
  });

  it('opens so many seconds after the response, and is open at 0', () => {
    expect(opensAt(10, 5000)).toBe(15_000);
    expect(opensAt(0, 5000)).toBe(0);
  });
});
