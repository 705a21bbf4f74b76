// Delivery of a checkout: the methods to choose from, the address, the store, the rules that price it.
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables';
import type { SendType } from '../../../db/tables/goods';
import { MallError } from '../../../http/errors';
import { distanceBetween, distanceText, nearestFirst } from '~/domain/distance';
import type { StoreRaw } from '~/schemas/api/order.gen';
import { type StoreRow, wireStoreRaw } from '../../store/store-row';
import type { StoredAddress } from '../../user/address-wire';
import { ADDRESS_TYPES, addressesOf, addressOf } from '../../user/addresses';
import type { DeliveryPlace, FreeRule, ShippingRule } from '../pricing/delivery';
import type { GroupLine } from '../pricing/price-group';
import type { GroupForm } from './form';
import type { CheckoutLine } from './lines';
import { type OrderSettings, SEND_TYPE_KEYS } from './settings';

/** `none` is for card secrets, which are not delivered at all. */
export type Delivery = SendType | 'none';

export interface ChosenDelivery {
  sendType: Delivery;
  choices: readonly SendType[];
}

const isSendType = (text: string): boolean => SEND_TYPE_KEYS.some((key) => key === text);

/** Methods that all goods and their kinds share, and the chosen one. Throws for a method that is none of them. */
export function chooseDelivery(
  lines: readonly CheckoutLine[],
  wanted: string,
  { settings, sendTypes }: { settings: OrderSettings; sendTypes: readonly SendType[] | null },
): ChosenDelivery {
  if (wanted !== '' && wanted !== 'none' && !isSendType(wanted))
    throw new MallError(`配送方式\`${wanted}\`不正确。`);
  const sent = lines.filter(({ goods }) => goods.type !== 'ecard');
  if (sent.length === 0) return { sendType: 'none', choices: [] };
  const choices = sent.reduce<SendType[]>(
    (common, { goods }) => {
      const own = goods.send_types ?? settings.sendTypes;
      return common.filter((type) => own.includes(type));
    },
    SEND_TYPE_KEYS.filter(
      (type) => (type !== 'city' || settings.city !== null) && (sendTypes?.includes(type) ?? true),
    ),
  );
  const [first] = choices;
  if (first === undefined) throw new MallError('无效的发货方式');
  return { sendType: choices.find((type) => type === wanted) ?? first, choices };
}

/**
 * The address of the form, null for one that is not the shopper's. The default one of the kind that is delivered to for
 * 0, and for one of the other kind, as it was chosen before the method; null for none.
 */
export async function findAddress(
  db: Kysely<Tables>,
  { userId, addressId, sendType }: { userId: number; addressId: number; sendType: Delivery },
): Promise<StoredAddress | null> {
  const type = sendType === 'city' ? ADDRESS_TYPES.city : ADDRESS_TYPES.express;
  const chosen = addressId === 0 ? undefined : await addressOf(db, userId, addressId);
  if (addressId !== 0 && chosen === undefined) return null;
  return chosen?.type === type ? chosen : ((await addressesOf(db, userId, type))[0] ?? null);
}

/** Province, city and district. */
export const placeOf = (address: StoredAddress | null): DeliveryPlace | null =>
  address === null ? null : [address.province_id, address.city_id, address.district_id];

export interface FoundStore {
  store: StoreRow | null;
  hasStores: boolean;
}

/**
 * The store of a pick-up: the chosen one, else the nearest one; while the shopper's position is unknown that of the last
 * pick-up, else the default one.
 */
export async function findStore(
  db: Kysely<Tables>,
  userId: number,
  { storeId, position }: Pick<GroupForm, 'storeId' | 'position'>,
): Promise<FoundStore> {
  const stores = await db
    .selectFrom('stores')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('is_enabled', '=', true)
    .orderBy('id')
    .execute();
  const byId = (id: number | null | undefined) => stores.find((row) => row.id === id) ?? null;
  const hasStores = stores.length > 0;
  if (storeId > 0) return { store: byId(storeId), hasStores };
  if (position !== null) return { store: nearestFirst(stores, position)[0]?.place ?? null, hasStores };
  const last = await db
    .selectFrom('orders')
    .select('store_id')
    .where('user_id', '=', userId)
    .where('store_id', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const store = byId(last?.store_id) ?? stores.find(({ is_default }) => is_default) ?? null;
  return { store, hasStores };
}

/** A store with its distance from the shopper, `-m` while that is unknown. */
export const wireCheckoutStore = (store: StoreRow, position: GroupForm['position']): StoreRaw => ({
  ...wireStoreRaw(store, null),
  distance: distanceText(position === null ? null : distanceBetween(position, store)),
});

type DeliveryRules = Omit<GroupLine['delivery'], 'goodsId' | 'weightGrams'>;

/** The delivery rules of lines, as a function of the line. Two queries. */
export async function loadRules(
  db: Kysely<Tables>,
): Promise<(line: Pick<CheckoutLine, 'goods'>) => DeliveryRules> {
  const shipping = await db
    .selectFrom('shipping_rules')
    .selectAll()
    .where('deleted_at', 'is', null)
    .execute();
  const free = await db
    .selectFrom('free_delivery_rules')
    .selectAll()
    .where('deleted_at', 'is', null)
    .execute();
  const pick = <R extends { id: number; is_default: boolean }>(rules: readonly R[], id: number | null) =>
    rules.find((rule) => (id === null ? rule.is_default : rule.id === id)) ?? null;
  return ({ goods }) => ({
    rule: pick(shipping, goods.shipping_rule_id) satisfies ShippingRule | null,
    free: pick(free, goods.free_delivery_rule_id) satisfies FreeRule | null,
    areaLimit: goods.area_limit,
    freePieces: goods.free_delivery_pieces,
    freeFromFen: goods.free_delivery_price_fen,
  });
}

/** The contact of the shopper's last pick-up, offered again. */
export const lastContact = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('orders')
    .select(['name', 'mobile'])
    .where('user_id', '=', userId)
    .where('send_type', '=', 1)
    .orderBy('id', 'desc')
    .executeTakeFirst();
