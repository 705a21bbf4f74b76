// All demo goods; the id of a goods is its index, from 1.
import { DESK_GOODS } from './desk';
import type { GoodsSeed } from './goods-seed';
import { GROCERY_GOODS } from './groceries';
import { HOME_GOODS } from './home';
import { KITCHEN_GOODS } from './kitchen';
import { SNACK_GOODS } from './snacks';
import { TEA_GOODS } from './tea';
import { TEA_WARE_GOODS } from './tea-ware';
import { WEAR_GOODS } from './wear';

export const CATALOGUE: readonly GoodsSeed[] = [
  ...TEA_GOODS,
  ...TEA_WARE_GOODS,
  ...SNACK_GOODS,
  ...GROCERY_GOODS,
  ...KITCHEN_GOODS,
  ...HOME_GOODS,
  ...WEAR_GOODS,
  ...DESK_GOODS,
];

/** The id of the goods with that slug. @throws when the catalogue has none. */
export function goodsId(slug: string): number {
  const at = CATALOGUE.findIndex((goods) => goods.slug === slug);
  if (at < 0) throw new Error(`The demo catalogue has no goods ${slug}.`);
  return at + 1;
}
