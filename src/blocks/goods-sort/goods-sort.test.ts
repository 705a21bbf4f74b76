// Proves how a goods list is sorted.
import { describe, expect, it } from 'vitest';
import { FIRST_SORT, nextSort, sortParams } from './goods-sort';

describe('sorting', () => {
  it('begins as the shop ordered, without a direction', () => {
    expect(sortParams(FIRST_SORT)).toEqual({ sort: 1 });
    expect(sortParams(nextSort(FIRST_SORT, 'newest'))).toEqual({ sort: 2 });
  });

  it('toggles the price: rising, falling, rising', () => {
    const rising = nextSort(FIRST_SORT, 'price');
    const falling = nextSort(rising, 'price');
    expect([rising, falling, nextSort(falling, 'price')].map(sortParams)).toEqual([
      { sort: 3, sort_type: 1 },
      { sort: 3, sort_type: 0 },
      { sort: 3, sort_type: 1 },
    ]);
  });

  it('begins the price with the lowest again after another order', () => {
    const falling = nextSort(nextSort(FIRST_SORT, 'price'), 'price');
    expect(sortParams(nextSort(nextSort(falling, 'sales'), 'price'))).toEqual({ sort: 3, sort_type: 1 });
  });

  it('shows what sells most first', () => {
    expect(sortParams(nextSort(FIRST_SORT, 'sales'))).toEqual({ sort: 4, sort_type: 0 });
  });
});
