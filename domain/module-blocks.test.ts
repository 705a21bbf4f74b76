// Proves what a module block names, and what may stand in a module.
import { expect, it } from 'vitest';
import {
  isDeliveredInModule,
  mayStandInModule,
  moduleIdsIn,
  moduleIdsOf,
  moduleRowsOf,
} from './module-blocks';

const module = (data: unknown) => ({ id: 'module', data });

it('reads the modules of a block in the order of its tabs, ids as numbers or digits', () => {
  expect(moduleIdsOf(module({ list: [{ id: 7 }, { id: '3' }, { id: 'x' }, null, { id: -1 }] }))).toEqual([
    7, 3,
  ]);
  expect(moduleIdsIn('{"id":"module","data":{"list":[{"id":9}]}}')).toEqual([9]);
});

it('reads the one module of a very early block, and none of another or a broken one', () => {
  expect(moduleRowsOf(module({ id: '5' }))).toEqual([{ id: '5' }]);
  expect(moduleIdsOf(module({ id: 5, list: [] }))).toEqual([5]);
  for (const block of [
    null,
    module(null),
    module({}),
    { id: 'goods', data: { id: 5 } },
    module({ id: 2 ** 31 }),
  ])
    expect(moduleIdsOf(block)).toEqual([]);
});

it('lets operators put nothing into a module that shoppers would not get, nor what a page has once', () => {
  for (const id of ['background', 'search', 'quick-nav', 'module']) {
    expect(isDeliveredInModule(id)).toBe(false);
    expect(mayStandInModule(id, false)).toBe(false);
  }
  expect([mayStandInModule('goods', false), mayStandInModule('foot', true)]).toEqual([true, false]);
});
