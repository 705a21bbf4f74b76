// Whether the goods of an order are delivered to an address, by the rules that the checkout applies.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { loadRules, placeOf } from '../order/checkout/delivery';
import { deliveryPrice } from '../order/pricing/delivery';
import { goodsByIds } from '../../goods/goods-card';
import type { StoredAddress } from '../user/address-wire';

export async function isSentTo(
  db: Kysely<Tables>,
  orderId: number,
  address: StoredAddress,
): Promise<boolean> {
  const lines = await db
    .selectFrom('order_lines')
    .select(['goods_id', 'num'])
    .where('order_id', '=', orderId)
    .execute();
  const rulesOf = await loadRules(db);
  const goods = await goodsByIds(db, [...new Set(lines.map(({ goods_id: id }) => id))]);
  const delivered = goods.map((one) => ({
    goodsId: one.id,
    num: 1,
    weightGrams: 0,
    payableFen: 0,
    ...rulesOf({ goods: one }),
  }));
  return deliveryPrice(delivered, placeOf(address)).refused.length === 0;
}
