// Proves what a module block names.
import { expect, it } from 'vitest';
import { moduleIdsIn, moduleIdsOf } from './module-blocks';

const module = (data: unknown) => ({ id: 'module', data });

it('reads the modules of a block in the order of its tabs, ids as numbers or digits', () => {
  expect(moduleIdsOf(module({ list: [{ id: 7 }, { id: '3' }, { id: 'x' }, null, { id: -1 }] }))).toEqual([
    7, 3,
  ]);
  expect(moduleIdsIn('{"id":"module","data":{"list":[{"id":9}]}}')).toEqual([9]);
});

it('reads the one module of a very early block, and none of another or a broken one', () => {
  expect(moduleIdsOf(module({ id: '5' }))).toEqual([5]);
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
