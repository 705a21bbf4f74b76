// Addresses in the wire format.
import type { Selectable } from 'kysely';
import type { Address, AddressRow } from '~/schemas/api/user.gen';
import type { AddressesTable } from '../../db/tables/mall';
import { flag, flagText, UNSET_TIME, wireTime } from '../../http/wire';

export type StoredAddress = Selectable<AddressesTable>;

const SAME_CITY = 1;

/** Model row of one address. */
export const wireAddress = (row: StoredAddress): Address => ({
  id: row.id,
  user_id: row.user_id,
  name: row.name,
  mobile: row.mobile,
  province_id: row.province_id,
  province: row.province,
  city_id: row.city_id,
  city: row.city,
  district_id: row.district_id,
  district: row.district,
  detail: row.detail,
  is_default: flag(row.is_default),
  is_delete: 0,
  sign: row.sign,
  latitude: row.latitude,
  longitude: row.longitude,
  location: row.location,
  type: row.type === SAME_CITY ? 1 : 0,
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
  deleted_at: UNSET_TIME,
});

/** The whole address in one line: province to street, or place on the map and house. */
export const addressLine = (row: StoredAddress): string =>
  row.type === SAME_CITY
    ? `${row.location} ${row.detail}`
    : `${row.province}${row.city}${row.district}${row.detail}`;

/** Raw row of the list: numbers are texts. */
export const addressRow = (row: StoredAddress): AddressRow => ({
  ...wireAddress(row),
  id: String(row.id),
  user_id: String(row.user_id),
  province_id: String(row.province_id),
  city_id: String(row.city_id),
  district_id: String(row.district_id),
  is_default: flagText(row.is_default),
  is_delete: '0',
  sign: row.sign,
  type: row.type === SAME_CITY ? '1' : '0',
  surname: Array.from(row.name).at(0) ?? '',
  address: addressLine(row),
});
