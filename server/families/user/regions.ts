// Finds regions: by code, with the chain above checked, and by name.
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables';
import type { DistrictsTable } from '../../db/tables/mall';
import { MallError } from '../../http/errors';

type Region = Selectable<DistrictsTable>;
type Level = Region['level'];

export interface RegionChain {
  province: Region;
  city: Region;
  district: Region;
}

const MISSING: Readonly<Record<Level, string>> = {
  province: '省份数据错误，请重新选择',
  city: '城市数据错误，请重新选择',
  district: '地区数据错误，请重新选择',
};

export interface RegionIds {
  provinceId: number;
  cityId: number;
  districtId: number;
}

/** The regions of the three codes. Throws a MallError naming the level that is invalid or not within its parent. */
export async function requireRegions(db: Kysely<Tables>, ids: RegionIds): Promise<RegionChain> {
  const { provinceId, cityId, districtId } = ids;
  const rows = await db
    .selectFrom('districts')
    .selectAll()
    .where('id', 'in', [provinceId, cityId, districtId])
    .execute();
  const find = (level: Level, id: number, parentId: number | null): Region => {
    const region = rows.find((row) => row.id === id && row.level === level && row.parent_id === parentId);
    if (region === undefined) throw new MallError(MISSING[level]);
    return region;
  };
  const province = find('province', provinceId, null);
  const city = find('city', cityId, province.id);
  return { province, city, district: find('district', districtId, city.id) };
}

const byName = (db: Kysely<Tables>, name: string, parentId: number | null) =>
  db
    .selectFrom('districts')
    .selectAll()
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .where('name', '=', name)
    .executeTakeFirst();

/** The regions of the three names, each within the one above; null when a name is unknown there. */
export async function regionsByName(
  db: Kysely<Tables>,
  names: { province: string; city: string; district: string },
): Promise<RegionChain | null> {
  const province = await byName(db, names.province, null);
  const city = province === undefined ? undefined : await byName(db, names.city, province.id);
  const district = city === undefined ? undefined : await byName(db, names.district, city.id);
  return province === undefined || city === undefined || district === undefined
    ? null
    : { province, city, district };
}

const byId = (db: Kysely<Tables>, id: number | null) =>
  db
    .selectFrom('districts')
    .selectAll()
    .where('id', '=', id ?? 0)
    .executeTakeFirst();

/** The regions of a national district code; null when it is none. */
export async function regionsByCode(db: Kysely<Tables>, code: number): Promise<RegionChain | null> {
  const district = await byId(db, code);
  if (district?.level !== 'district') return null;
  const city = await byId(db, district.parent_id);
  const province = await byId(db, city?.parent_id ?? null);
  return city === undefined || province === undefined ? null : { province, city, district };
}
