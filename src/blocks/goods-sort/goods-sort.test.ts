// Proves the sort order of a goods list.
import { describe, expect, it } from 'vitest';
import { nextSort, sortParams } from './goods-sort';

describe('sorting', () => {
  it("begins with the shop's own order, without a direction", () => {
    expect(sortParams('overall')).toEqual({ sort: 1 });
    expect(sortParams(nextSort('overall', 'newest'))).toEqual({ sort: 2 });
  });

  it('toggles the price between ascending and descending, ascending first', () => {
    const rising = nextSort('overall', 'price');
    const falling = nextSort(rising, 'price');
    expect([rising, falling, nextSort(falling, 'price')].map(sortParams)).toEqual([
      { sort: 3, sort_type: 1 },
      { sort: 3, sort_type: 0 },
      { sort: 3, sort_type: 1 },
    ]);
  });

  it('sorts by ascending price again after another order', () => {
    const falling = nextSort(nextSort('overall', 'price'), 'price');
    expect(sortParams(nextSort(nextSort(falling, 'sales'), 'price'))).toEqual({ sort: 3, sort_type: 1 });
  });

  it('sorts by sales descending', () => {
    expect(sortParams(nextSort('overall', 'sales'))).toEqual({ sort: 4, sort_type: 0 });
  });
});
