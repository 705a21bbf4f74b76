// Seeds provinces, cities and districts by their national codes.
import { areaList } from '@vant/area-data';
import type { SeedContext } from '../demo/context';

const BATCH = 1000;

/** Fallback of an imported address whose region is not in the list. */
const OTHERS = [
  { id: 990000, name: '其他', level: 'province' as const, parent_id: null },
  { id: 990100, name: '其他', level: 'city' as const, parent_id: 990000 },
  { id: 990101, name: '其他', level: 'district' as const, parent_id: 990100 },
];

const rowsOf = (list: Record<string, string>, level: 'province' | 'city' | 'district', unit: number) =>
  Object.entries(list).map(([code, name]) => ({
    id: Number(code),
    name,
    level,
    parent_id: level === 'province' ? null : Math.floor(Number(code) / unit) * unit,
  }));

/** Provinces first: each row refers to the one above it. */
export async function seedDistricts({ trx }: SeedContext): Promise<void> {
  const provinces = rowsOf(areaList.province_list, 'province', 1);
  const cities = rowsOf(areaList.city_list, 'city', 10_000);
  const districts = rowsOf(areaList.county_list, 'district', 100);
  const rows = [...provinces, ...cities, ...districts, ...OTHERS].map((row, sort) => ({ ...row, sort }));
  for (let at = 0; at < rows.length; at += BATCH) {
    await trx
      .insertInto('districts')
      .values(rows.slice(at, at + BATCH))
      .execute();
  }
}
