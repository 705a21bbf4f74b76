// Chosen things are stored as the field's snapshot says, and rows that were there stay as they are.
import { describe, expect, it } from 'vitest';
import type { Picked } from '~/domain/studio/api-library';
import type { FormField } from '~/domain/studio/form';
import { chosenRows, idOfRow, idsOfLines, isChoosable, movedTo, rowOf, treeRows } from './picked-rows';

const picked = (change: Partial<Picked>): Picked => ({
  id: 1,
  name: '青瓷茶杯',
  picUrl: 'uploads/cup.jpg',
  problem: null,
  isGone: false,
  columns: {},
  stored: { id: 1, name: '青瓷茶杯', picUrl: 'uploads/cup.jpg', price: '12.00', original_price: '20.00' },
  ...change,
});

const field = (change: Partial<FormField>): FormField => ({
  name: 'list',
  title: '商品',
  group: 'source',
  control: 'goods',
  kind: 'list',
  ...change,
});

describe('a row of what was chosen', () => {
  it('holds exactly what the snapshot names', () => {
    expect(
      rowOf(field({ snapshot: ['id', 'name', 'picUrl', 'price', 'originalPrice'] }), picked({})),
    ).toEqual({
      id: 1,
      name: '青瓷茶杯',
      picUrl: 'uploads/cup.jpg',
      price: '12.00',
      originalPrice: '20.00',
    });
  });

  it('holds the struck price of an activity once, under its own name', () => {
    const names = ['id', 'price', 'original_price', 'originalPrice'];
    expect(rowOf(field({ snapshot: names }), picked({}))).toEqual({
      id: 1,
      price: '12.00',
      originalPrice: '20.00',
    });
  });

  it('holds all that the server stores where no snapshot is named', () => {
    expect(rowOf(field({}), picked({}))).toEqual(picked({}).stored);
  });

  it('has its own properties by default, and a name of its own', () => {
    const list = field({
      snapshot: ['id', 'name'],
      fields: [
        field({ name: 'menuName', control: 'text', kind: 'text', default: '', maxLength: 3 }),
        field({ name: 'goodsNum', control: 'number', kind: 'integer', default: 30 }),
      ],
    });
    expect(rowOf(list, picked({}))).toEqual({ id: 1, name: '青瓷茶杯', menuName: '青瓷茶', goodsNum: 30 });
  });

  it('takes numbers under the names of its list', () => {
    const awards = field({
      snapshot: ['coupon_id', 'name'],
      fields: [field({ name: 'send_num', control: 'number', kind: 'integer', default: 1 })],
    });
    const row = rowOf(awards, picked({}));
    expect(row).toEqual({ coupon_id: 1, name: '青瓷茶杯', send_num: 1 });
    expect(idOfRow(awards, row)).toBe(1);
  });
});

describe('a new choice', () => {
  it('leaves rows that were there as they are stored, in the new order', () => {
    const list = field({ snapshot: ['id', 'name'] });
    const old = { id: '7', name: 'old', own: true };
    expect(chosenRows(list, { rows: [old], chosen: [picked({}), picked({ id: 7 })] })).toEqual([
      { id: 1, name: '青瓷茶杯' },
      old,
    ]);
  });

  it('may hold one thing twice', () => {
    const rows = [{ id: 7 }, { id: 7, second: true }];
    expect(chosenRows(field({}), { rows, chosen: [picked({ id: 7 }), picked({ id: 7 })] })).toEqual(rows);
  });
});

describe('pasted lines', () => {
  it('are numbers or addresses, and others are counted', () => {
    expect(idsOfLines('12\nhttps://a.example/#/pages/goods/goods?id=34\n茶杯\n12\n#5')).toEqual({
      ids: [12, 34, 5],
      unread: 1,
    });
  });
});

describe('categories', () => {
  it('stand below their parents, and lost ones at the top', () => {
    const rows = [
      picked({ id: 1, parent: 0 }),
      picked({ id: 2, parent: null }),
      picked({ id: 3, parent: 1 }),
      picked({ id: 4, parent: 3 }),
    ];
    expect(treeRows(rows).map(({ id, depth }) => [id, depth])).toEqual([
      [1, 0],
      [3, 1],
      [4, 2],
      [2, 0],
    ]);
  });
});

describe('an order', () => {
  it('changes by one entry', () => {
    expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  });
});

describe('what can be chosen', () => {
  it('may be over soon, but not over, off sale or gone', () => {
    expect(isChoosable(picked({ problem: '11-30 到期' }))).toBe(true);
    expect(isChoosable(picked({ problem: '已下架' }))).toBe(false);
    expect(isChoosable(picked({ isGone: true }))).toBe(false);
  });
});
