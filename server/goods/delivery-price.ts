// Delivery price of the detail page: one piece of the first SKU to the shopper's default address.
import type { Kysely, Selectable } from 'kysely';
import { moneyOfFen } from '~/domain/money';
import type { Tables } from '../db/tables';
import type { FreeDeliveryRulesTable, ShippingRegion, ShippingRulesTable } from '../db/tables/goods';
import type { GoodsRow, SkuRow } from './goods-card';

type ShippingRule = Pick<Selectable<ShippingRulesTable>, 'basis' | 'regions'>;
export type FreeRule = Pick<Selectable<FreeDeliveryRulesTable>, 'basis' | 'regions'>;

/** The region with the district, else the one for everywhere else. */
export function regionOf<T extends { district_ids: number[] }>(
  regions: readonly T[],
  place: readonly number[],
): T | null {
  const named = regions.find(({ district_ids }) => district_ids.some((id) => place.includes(id)));
  return named ?? regions.find(({ district_ids }) => district_ids.length === 0) ?? null;
}

/** First amount at its price, every begun further amount at the next price. */
export function shippingFen(region: ShippingRegion, amount: number): number {
  const beyond = Math.max(0, amount - region.first_amount);
  const steps = region.next_amount > 0 ? Math.ceil(beyond / region.next_amount) : 0;
  return region.first_price_fen + steps * region.next_price_fen;
}

interface Parcel {
  goods: Pick<GoodsRow, 'area_limit' | 'free_delivery_pieces' | 'free_delivery_price_fen'>;
  sku: Pick<SkuRow, 'price_fen' | 'weight_grams'>;
  /** Province, city and district of the address. */
  place: readonly number[];
}

function isFree({ goods, sku, place }: Parcel, free: FreeRule | null): boolean {
  if (goods.free_delivery_pieces === 1) return true;
  if (goods.free_delivery_price_fen > 0 && sku.price_fen >= goods.free_delivery_price_fen) return true;
  const region = free === null ? null : regionOf(free.regions, place);
  if (free === null || region === null) return false;
  return (free.basis.endsWith('price') ? sku.price_fen : 1) >= region.threshold;
}

/** ￥10.00 or 免运费; empty where it is not sent. */
export function deliveryText(
  parcel: Parcel,
  { rule, free }: { rule: ShippingRule | null; free: FreeRule | null },
): string {
  const { area_limit: area } = parcel.goods;
  if (area !== null && !area.some((id) => parcel.place.includes(id))) return '';
  if (rule === null || isFree(parcel, free)) return '免运费';
  const region = regionOf(rule.regions, parcel.place);
  if (region === null) return '';
  const fen = shippingFen(region, rule.basis === 'weight' ? parcel.sku.weight_grams : 1);
  return fen === 0 ? '免运费' : moneyOfFen(fen);
}

/** `express` of the detail; empty for a guest, without an address, and where it is not delivered. */
export async function deliveryPriceText(
  db: Kysely<Tables>,
  { goods, sku, userId }: { goods: GoodsRow; sku: SkuRow | undefined; userId: number | null },
): Promise<string> {
  if (userId === null || sku === undefined || goods.type === 'ecard') return '';
  const address = await db
    .selectFrom('addresses')
    .select(['province_id', 'city_id', 'district_id'])
    .where('user_id', '=', userId)
    .where('type', '=', 0)
    .where('deleted_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (address === undefined) return '';
  const rule = await db
    .selectFrom('shipping_rules')
    .select(['basis', 'regions'])
    .where('deleted_at', 'is', null)
    .where((eb) =>
      goods.shipping_rule_id === null ? eb('is_default', '=', true) : eb('id', '=', goods.shipping_rule_id),
    )
    .executeTakeFirst();
  const free = await db
    .selectFrom('free_delivery_rules')
    .select(['basis', 'regions'])
    .where('deleted_at', 'is', null)
    .where((eb) =>
      goods.free_delivery_rule_id === null
        ? eb('is_default', '=', true)
        : eb('id', '=', goods.free_delivery_rule_id),
    )
    .executeTakeFirst();
  const place = [address.province_id, address.city_id, address.district_id];
  return deliveryText({ goods, sku, place }, { rule: rule ?? null, free: free ?? null });
}
