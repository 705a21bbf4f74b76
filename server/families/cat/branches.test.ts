import { expect, it } from 'vitest';
import { branchesBelow } from './branches';
import type { CategoryRow } from './wire-category';

const row = (id: number, parent: number | null) => ({ id, parent_id: parent }) as CategoryRow;
// 1 ─ 11 ─ 111, 1 ─ 12, 2 ─ 21; 31 is below a hidden one.
const ROWS = [
  row(1, null),
  row(2, null),
  row(3, null),
  row(11, 1),
  row(12, 1),
  row(21, 2),
  row(111, 11),
  row(31, 30),
];
const idsOf = (catIds: number[], top?: number) => branchesBelow(ROWS, catIds, top).map(({ id }) => id);

it('finds the first-level branches of categories of any level, each once', () => {
  expect(idsOf([111, 12, 2])).toEqual([1, 2]);
});

it('finds the branches below a category, without itself and others', () => {
  expect(idsOf([111, 12, 21, 1], 1)).toEqual([11, 12]);
});

it('counts nothing that is hidden or unknown', () => {
  expect(idsOf([31, 999])).toEqual([]);
});
