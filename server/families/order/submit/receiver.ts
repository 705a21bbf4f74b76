// Where an order goes: its columns of the receiver, by the way of delivery.
import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import { SEND_TYPES } from '~/domain/order-status';
import type { OrdersTable } from '../../../db/tables/orders';
import type { CityWay } from '../../express/city-offer';
import type { GroupCheckout } from '../checkout/group';

/** Digits that a clerk can type, in groups of four. */
const CODE_DIGITS = 16;

type Receiver = Pick<
  Insertable<OrdersTable>,
  | 'send_type'
  | 'name'
  | 'mobile'
  | 'address'
  | 'province_id'
  | 'city_id'
  | 'district_id'
  | 'store_id'
  | 'offline_code'
  | 'location'
  | 'distance_metres'
>;

/** Where a rider goes, `longitude,latitude`. */
const locationOf = ({ to }: CityWay): string => `${to.longitude},${to.latitude}`;

const randomDigits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

const NOWHERE = { store_id: null, offline_code: null, location: null };

export function receiverOf({ delivery, address, place, way, form }: GroupCheckout): Receiver {
  if (delivery.sendType === 'offline') {
    return {
      ...NOWHERE,
      send_type: SEND_TYPES.pickUp,
      ...form.contact,
      store_id: place?.store?.id ?? null,
      offline_code: randomDigits(CODE_DIGITS),
    };
  }
  if (delivery.sendType === 'none' || address === null) return { ...NOWHERE, send_type: SEND_TYPES.none };
  const { name, mobile, province, city, district, detail } = address;
  if (way !== null && typeof way !== 'string')
    return {
      ...NOWHERE,
      send_type: SEND_TYPES.city,
      name,
      mobile,
      address: `${address.location} ${detail}`,
      location: locationOf(way),
      distance_metres: way.metres,
    };
  return {
    ...NOWHERE,
    send_type: SEND_TYPES.express,
    name,
    mobile,
    address: [province, city, district, detail].join(' '),
    province_id: address.province_id,
    city_id: address.city_id,
    district_id: address.district_id,
  };
}
