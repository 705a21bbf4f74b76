// Proves choosing a SKU and a quantity.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AttrGroup,
  clampQuantity,
  firstSelection,
  isSelectable,
  missingText,
  offeredGroups,
  quantityBounds,
  quantityProblem,
  selectedSku,
  selectionText,
  type Sku,
  skuRange,
  toggleAttr,
} from './sku';

const COLOUR = 1;
const SIZE = 2;
const groups: AttrGroup[] = [
  {
    attr_group_id: COLOUR,
    attr_group_name: '颜色',
    attr_list: [
      { attr_id: 11, attr_name: '红' },
      { attr_id: 12, attr_name: '蓝' },
    ],
  },
  {
    attr_group_id: SIZE,
    attr_group_name: '尺码',
    attr_list: [
      { attr_id: 21, attr_name: 'M' },
      { attr_id: 22, attr_name: 'L' },
    ],
  },
];
const sku = (
  id: number,
  [colour, size]: readonly [number, number],
  [price, stock]: readonly [string, number],
): Sku => ({
  id,
  price,
  stock,
  attr_list: [
    { attr_group_id: COLOUR, attr_id: colour },
    { attr_group_id: SIZE, attr_id: size },
  ],
});
const skus: Sku[] = [
  sku(1, [11, 21], ['9.00', 0]),
  sku(2, [11, 22], ['100.00', 3]),
  sku(3, [12, 21], ['20.00', 5]),
];

describe('choosing', () => {
  it('disables values that are sold out or do not exist with what is chosen', () => {
    const open = (selection: Record<number, number>, attrId: number) =>
      isSelectable(skus, { selection, groupId: SIZE, attrId });
    expect([open({}, 21), open({}, 22)]).toEqual([true, true]);
    expect([open({ [COLOUR]: 11 }, 21), open({ [COLOUR]: 11 }, 22)]).toEqual([false, true]);
    expect([open({ [COLOUR]: 12 }, 21), open({ [COLOUR]: 12 }, 22)]).toEqual([true, false]);
  });

  it('allows another value of the group of a chosen one', () => {
    const selection = { [COLOUR]: 11, [SIZE]: 22 };
    expect(isSelectable(skus, { selection: { [COLOUR]: 11 }, groupId: COLOUR, attrId: 12 })).toBe(true);
    expect(isSelectable(skus, { selection, groupId: COLOUR, attrId: 12 })).toBe(false);
  });

  it('chooses and unchooses', () => {
    const red = toggleAttr({}, { groupId: COLOUR, attrId: 11 });
    expect(toggleAttr(red, { groupId: COLOUR, attrId: 12 })).toEqual({ [COLOUR]: 12 });
    expect(toggleAttr(red, { groupId: COLOUR, attrId: 11 })).toEqual({});
  });

  it('starts with the first combination in stock', () => {
    expect(firstSelection(groups, skus)).toEqual({ [COLOUR]: 11, [SIZE]: 22 });
    expect(firstSelection(groups, skus.slice(0, 1))).toEqual({});
  });

  it('has a SKU once every group is chosen', () => {
    expect(selectedSku(skus, { groups, selection: { [COLOUR]: 11 } })).toBeNull();
    expect(selectedSku(skus, { groups, selection: { [COLOUR]: 11, [SIZE]: 22 } })?.id).toBe(2);
    expect(selectedSku(skus, { groups, selection: { [COLOUR]: 12, [SIZE]: 22 } })).toBeNull();
  });

  it('names what is chosen and what is missing', () => {
    expect(selectionText(groups, { [SIZE]: 22, [COLOUR]: 11 })).toBe('红 L');
    expect(missingText(groups, {})).toBe('请选择颜色 尺码');
    expect(missingText(groups, { [COLOUR]: 11 })).toBe('请选择尺码');
    expect(missingText(groups, { [COLOUR]: 11, [SIZE]: 22 })).toBe('');
  });

  it('returns the range of prices and stock of the open SKUs', () => {
    expect(skuRange(skus, {})).toEqual({ min: '9.00', max: '100.00', stock: 8 });
    expect(skuRange(skus, { [COLOUR]: 12 })).toEqual({ min: '20.00', max: '20.00', stock: 5 });
    expect(skuRange([], {})).toEqual({ min: 0, max: 0, stock: 0 });
  });
});

describe('the quantity', () => {
  it.each([
    [1, { stock: 5 }, null],
    [0, { stock: 5 }, '商品数量不能小于1'],
    [1.5, { stock: 5 }, '商品数量不能小于1'],
    [1, { stock: 0 }, '商品库存不足'],
    [6, { stock: 5, unit: '盒' }, '库存不足，仅剩5盒'],
    [3, { stock: 5, allowance: 2, unit: '盒' }, '限购2盒'],
    [1, { stock: 5, allowance: 0 }, '已达到限购数量'],
    [1, { stock: 5, minimum: 2, unit: '包' }, '2包起售'],
    [2, { stock: 5, minimum: 2, allowance: 2 }, null],
  ])('of %d with %j is answered %s', (quantity, rules, problem) => {
    expect(quantityProblem(quantity, rules)).toBe(problem);
  });

  it('is clamped to what can be bought', () => {
    expect(clampQuantity(9, { stock: 5, allowance: 3 })).toBe(3);
    expect(clampQuantity(1, { stock: 5, minimum: 2 })).toBe(2);
    expect(clampQuantity(Number.NaN, { stock: 5 })).toBe(1);
    expect(quantityBounds({ stock: 0 })).toEqual({ min: 1, max: 0 });
  });

  it('is free of problems after clamping, whenever anything can be bought', () => {
    const rules = fc.record({
      stock: fc.integer({ min: 0, max: 50 }),
      minimum: fc.integer({ min: 1, max: 10 }),
      allowance: fc.integer({ min: -1, max: 20 }),
    });
    fc.assert(
      fc.property(rules, fc.integer({ min: -5, max: 100 }), (rule, wanted) => {
        const { min, max } = quantityBounds(rule);
        fc.pre(min <= max);
        expect(quantityProblem(clampQuantity(wanted, rule), rule)).toBeNull();
      }),
    );
  });
});

it('asks for no group that offers nothing: without values, or carried by no SKU', () => {
  const shape = fc.record({ values: fc.nat({ max: 3 }), isCarried: fc.boolean() });
  fc.assert(
    fc.property(fc.array(shape, { maxLength: 4 }), (shapes) => {
      const made: AttrGroup[] = shapes.map(({ values }, at) => ({
        attr_group_id: at,
        attr_group_name: `组${at}`,
        attr_list: Array.from({ length: values }, (_value, id) => ({ attr_id: id, attr_name: `${id}` })),
      }));
      const picks = shapes.flatMap(({ values, isCarried }, at) =>
        isCarried && values > 0 ? [{ attr_group_id: at, attr_id: values - 1 }] : [],
      );
      const skus: Sku[] = [{ id: 1, stock: 2, price: '5.00', attr_list: picks }];
      const offered = offeredGroups(made, skus);
      expect(offered.map((group) => group.attr_group_id)).toEqual(picks.map((pick) => pick.attr_group_id));
      // What remains can always be bought.
      const selection = firstSelection(offered, skus);
      expect(selectedSku(skus, { groups: offered, selection })).toBe(skus[0]);
      expect(missingText(offered, selection)).toBe('');
    }),
  );
});
