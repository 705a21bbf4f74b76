// Sort orders of a goods list as they stand in its address, and the next one after a tap.

export type SortKey = 'overall' | 'newest' | 'price' | 'sales';

/** Of them only the price can be sorted in both directions. */
export const GOODS_SORTS = ['overall', 'newest', 'price', 'price-down', 'sales'] as const;
export type GoodsSort = (typeof GOODS_SORTS)[number];

export const SORT_TEXTS: readonly { readonly key: SortKey; readonly text: string }[] = [
  { key: 'overall', text: '综合' },
  { key: 'newest', text: '最新' },
  { key: 'price', text: '价格' },
  { key: 'sales', text: '销量' },
];

interface SortParams {
  sort: 1 | 2 | 3 | 4;
  sort_type?: 0 | 1;
}

const PARAMS: Readonly<Record<GoodsSort, SortParams>> = {
  overall: { sort: 1 },
  newest: { sort: 2 },
  price: { sort: 3, sort_type: 1 },
  'price-down': { sort: 3, sort_type: 0 },
  sales: { sort: 4, sort_type: 0 },
};

export const keyOfSort = (sort: GoodsSort): SortKey => (sort === 'price-down' ? 'price' : sort);

/** The order after a tap: price toggles, ascending first; sales are descending. */
export const nextSort = (sort: GoodsSort, key: SortKey): GoodsSort =>
  key === 'price' && sort === 'price' ? 'price-down' : key;

/** The parameters of the request. */
export const sortParams = (sort: GoodsSort): SortParams => PARAMS[sort];
