// The districts that the mall is seeded with, as `api/default/district` answers them.
import { areaList } from '@vant/area-data';
import type { District } from '~/schemas/api/default.gen';

type Level = District['level'];

const rows = (list: Record<string, string>) =>
  Object.entries(list).map(([code, name]) => ({ id: Number(code), name }));

const [PROVINCES, CITIES, COUNTIES] = [areaList.province_list, areaList.city_list, areaList.county_list].map(
  rows,
);

const place = (row: { id: number; name: string }, level: Level, list?: District[]): District => ({
  ...row,
  parent_id: 0,
  level,
  ...(list === undefined ? {} : { list }),
});

const within = (places: typeof COUNTIES = [], id: number, unit: number) =>
  places.filter((row) => Math.floor(row.id / unit) === Math.floor(id / unit));

export const ALL_DISTRICTS: District[] = (PROVINCES ?? []).map((province) =>
  place(
    province,
    'province',
    within(CITIES, province.id, 10_000).map((city) =>
      place(
        city,
        'city',
        within(COUNTIES, city.id, 100).map((row) => place(row, 'district')),
      ),
    ),
  ),
);
