// The format of the demo goods.
import type { Insertable } from 'kysely';
import type { GoodsTable } from '../../db/tables/goods';

/** Values of one specification group with what each adds to the price, in yuan. */
export type GroupSeed = readonly [
  name: string,
  values: readonly (readonly [value: string, addYuan: number])[],
];

export interface GoodsSeed {
  /** Names its pictures: `goods/<slug>-1` … `-3`. */
  slug: string;
  name: string;
  subtitle: string;
  /** Slugs of its categories, the deepest only. */
  cats: readonly string[];
  priceYuan: number;
  originalYuan: number;
  unit: string;
  grams: number;
  sales: number;
  groups?: readonly GroupSeed[];
  /** Stock of each SKU; 0 = sold out. */
  stock: number;
  /** Sold-out SKUs: their values joined by '/'. */
  soldOut?: readonly string[];
  /** Two paragraphs of the goods page. */
  story: readonly [string, string];
  /** `产地:杭州` … */
  params: readonly string[];
  /** Member prices as per cent of the price, by level. */
  memberPercents?: readonly number[];
  /** Days from the seeding to the start and the end of the sale; negative = past. */
  sellFromDay?: number;
  sellToDay?: number;
  more?: Partial<Insertable<GoodsTable>>;
}
