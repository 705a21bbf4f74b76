// The rights of a card as a benefit of an order: its discount on goods of its scope, and free delivery.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { categoryList, isInCategories } from '../../goods/category-tree';
import { cardSavings } from '~/domain/super-card';
import type { Benefit } from '../../ports/sale';
import type { VipCardScope } from './tables';

export interface Rights {
  /** 95 for 9.5折; null without a discount. */
  discount_percent: number | null;
  is_free_delivery: boolean;
  scope: VipCardScope;
}

/** As shoppers read it on orders. */
const BENEFIT_NAME = '超级会员优惠';

/** Those of some goods that the discount is for. One query at most. */
export async function goodsInScope(
  db: Kysely<Tables>,
  { all, goods, cats }: VipCardScope,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (all) return new Set(ids);
  const named = new Set(ids.filter((id) => goods.includes(id)));
  if (cats.length === 0 || named.size === new Set(ids).size) return named;
  const rows = await db
    .selectFrom('goods')
    .select('goods.id')
    .where('goods.id', 'in', [0, ...ids])
    .where(isInCategories(categoryList(cats)))
    .execute();
  return new Set([...named, ...rows.map(({ id }) => id)]);
}

/** What a card with these rights takes off an order of some goods. */
export async function benefitOf(
  db: Kysely<Tables>,
  rights: Rights,
  goodsIds: readonly number[],
): Promise<Benefit> {
  const { discount_percent: percent, is_free_delivery: isDeliveryFree, scope } = rights;
  const ids = percent === null ? new Set() : await goodsInScope(db, scope, goodsIds);
  return {
    name: BENEFIT_NAME,
    savings: (lines) =>
      cardSavings(
        lines.map(({ goodsId, payableFen }) => ({ payableFen, percent: ids.has(goodsId) ? percent : null })),
      ),
    isDeliveryFree,
  };
}
