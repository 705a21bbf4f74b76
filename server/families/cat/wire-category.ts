// A category's row in the wire format.
import type { Selectable } from 'kysely';
import type { GoodsCatsTable } from '../../db/tables/goods';
import { flag, flagText, wireTime } from '../../http/wire';

export type CategoryRow = Selectable<GoodsCatsTable>;

/** Columns that every answer with a category has; its id and its parameters differ. */
export const categoryColumns = (row: CategoryRow) => ({
  mall_id: '1',
  mch_id: String(row.mch_id),
  parent_id: String(row.parent_id ?? 0),
  name: row.name,
  pic_url: row.pic_url,
  big_pic_url: row.big_pic_url,
  sort: String(row.sort),
  advert_pic: row.advert_pic,
  advert_url: row.advert_url,
  advert_open_type: row.advert_open_type,
  status: flagText(row.is_enabled),
  is_show: flagText(row.is_show),
  is_delete: '0' as const,
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
  deleted_at: wireTime(row.deleted_at),
});

/** A category as models of the protocol have it, without its children. */
export const wireModel = (row: CategoryRow) => ({
  id: row.id,
  mall_id: 1,
  mch_id: row.mch_id,
  parent_id: row.parent_id ?? 0,
  name: row.name,
  pic_url: row.pic_url,
  big_pic_url: row.big_pic_url,
  sort: row.sort,
  advert_pic: row.advert_pic,
  advert_url: row.advert_url,
  advert_open_type: row.advert_open_type,
  advert_params: JSON.stringify(row.advert_params),
  status: flag(row.is_enabled),
  is_show: flag(row.is_show),
  is_delete: 0 as const,
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
  deleted_at: wireTime(row.deleted_at),
});
