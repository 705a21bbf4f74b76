// Hydrates the picked stores that are open, with their distances.
import type { Selectable } from 'kysely';
import { distanceBetween, type Place } from '~/domain/distance';
import type { StoresTable } from '../../../../db/tables/mall';
import { defineHydrator } from '../hydrator';
import { idsOf } from '../../../../settings/stored-values';

const COLUMNS = ['id', 'name', 'mobile', 'cover_url', 'score', 'longitude', 'latitude'] as const;
type StoreRow = Pick<Selectable<StoresTable>, (typeof COLUMNS)[number]>;

/** `3.2513km`, as existing clients show it. */
const kilometres = (from: Place, to: Place): string => `${(distanceBetween(from, to) / 1000).toFixed(4)}km`;

const wireStore = (row: StoreRow, place: Place | null) => ({
  id: row.id,
  mobile: row.mobile,
  name: row.name,
  pic_url: row.cover_url,
  score: row.score,
  longitude: String(row.longitude),
  latitude: String(row.latitude),
  ...(place === null ? {} : { distance: kilometres(place, row) }),
});

export const hydrator = defineHydrator<ReadonlyMap<number, StoreRow>>({
  async load({ db }, blocks) {
    const ids = blocks.flatMap((data) => idsOf(data['list']));
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('stores')
      .select(COLUMNS)
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .where('is_enabled', '=', true)
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  },
  apply: (data, byId, { place }) => ({
    ...data,
    list: idsOf(data['list']).flatMap((id) => {
      const row = byId.get(id);
      return row === undefined ? [] : [wireStore(row, place)];
    }),
  }),
});
