// Which specifications of a goods a plugin sells, with its figures of each.
import type { BySku } from './rules';

/** Prices of the specifications that a goods has now, in fen by `sign_id`. */
export type SkuPrices = Readonly<Record<string, number>>;

export type SoldSku<T> = T & {
  /** Of the goods, in fen. */
  goodsPriceFen: number;
};

/** Specifications that the goods has and the plugin knows: the goods may have got others since, older rows name none. */
export const soldSkus = <T>(prices: SkuPrices, figures: BySku<T> = {}): SoldSku<T>[] =>
  Object.entries(figures).flatMap(([sign, own]) => {
    const goodsPriceFen = prices[sign];
    return goodsPriceFen === undefined ? [] : [{ ...own, goodsPriceFen }];
  });
