// Sort orders of a goods list, and the next one after a tap.

export type SortKey = 'overall' | 'newest' | 'price' | 'sales';

export interface GoodsSort {
  readonly key: SortKey;
  /** Only the price can be sorted in both directions. */
  readonly isRising: boolean;
}

export const FIRST_SORT: GoodsSort = { key: 'overall', isRising: true };

interface SortEntry {
  readonly key: SortKey;
  readonly text: string;
  /** Values of `sort`. */
  readonly sort: 1 | 2 | 3 | 4;
}

export const SORTS: readonly SortEntry[] = [
  { key: 'overall', text: '综合', sort: 1 },
  { key: 'newest', text: '最新', sort: 2 },
  { key: 'price', text: '价格', sort: 3 },
  { key: 'sales', text: '销量', sort: 4 },
];

/** The order after a tap: price toggles, ascending first; sales are descending. */
export const nextSort = (sort: GoodsSort, key: SortKey): GoodsSort =>
  key === 'price' ? { key, isRising: sort.key !== 'price' || !sort.isRising } : { key, isRising: false };

/** The parameters of the request. */
export function sortParams({ key, isRising }: GoodsSort): { sort: 1 | 2 | 3 | 4; sort_type?: 0 | 1 } {
  const sort = SORTS.find((entry) => entry.key === key)?.sort ?? 1;
  return sort >= 3 ? { sort, sort_type: isRising ? 1 : 0 } : { sort };
}
