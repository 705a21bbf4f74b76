// The store in the wire format: as a raw row in lists, as a model row in its detail.
import type { Selectable } from 'kysely';
import { distanceText } from '~/domain/distance';
import type { Store, StoreRaw } from '~/schemas/api/store.gen';
import type { StoresTable } from '../../db/tables/mall';
import { flag, flagText, wireTime } from '../../http/wire';

export type StoreRow = Selectable<StoresTable>;

const pictures = (row: StoreRow) => row.pic_list.map((pic_url, index) => ({ id: index + 1, pic_url }));

const texts = (row: StoreRow) => ({
  name: row.name,
  mobile: row.mobile,
  address: row.address,
  longitude: String(row.longitude),
  latitude: String(row.latitude),
  cover_url: row.cover_url,
  business_hours: row.business_hours,
  description: row.description,
  scope: row.scope,
  extra_attributes: '',
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
  deleted_at: wireTime(row.deleted_at),
});

/** A store of a list; `distanceMetres` null leaves the distance out. */
export const wireStoreRaw = (row: StoreRow, distanceMetres: number | null): StoreRaw => ({
  ...texts(row),
  id: String(row.id),
  mall_id: '1',
  mch_id: '0',
  score: String(row.score),
  province_id: String(row.province_id),
  city_id: String(row.city_id),
  district_id: String(row.district_id),
  pic_url: JSON.stringify(pictures(row)),
  is_default: flagText(row.is_default),
  is_all_day: flagText(row.is_all_day),
  status: flagText(row.is_enabled),
  is_delete: '0',
  ...(distanceMetres === null ? {} : { distance: distanceText(distanceMetres) }),
});

/** A store within the rows of a cart: its pictures are a text there. */
export const wireStoreOfCart = (row: StoreRow) => ({
  ...wireStore(row),
  pic_url: JSON.stringify(pictures(row)),
});

export const wireStore = (row: StoreRow): Store => ({
  ...texts(row),
  id: row.id,
  mall_id: 1,
  mch_id: 0,
  score: row.score,
  province_id: row.province_id,
  city_id: row.city_id,
  district_id: row.district_id,
  pic_url: pictures(row),
  is_default: flag(row.is_default),
  is_all_day: flag(row.is_all_day),
  status: flag(row.is_enabled),
  is_delete: 0,
});
