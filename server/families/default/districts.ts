// The districts as a tree, and as the dictionary that splits pasted addresses.
import type { Kysely } from 'kysely';
import type { District } from '~/schemas/api/default.gen';
import type { Tables } from '../../db/tables';

const readDistricts = (db: Kysely<Tables>) =>
  db
    .selectFrom('districts')
    .select(['id', 'parent_id', 'level', 'name'])
    .orderBy('sort')
    .orderBy('id')
    .execute();

type Row = Awaited<ReturnType<typeof readDistricts>>[number];

/** Provinces with their cities and districts; a district has no list. */
function districtTree(rows: readonly Row[]): District[] {
  const below = new Map<number, Row[]>();
  for (const row of rows) {
    const siblings = below.get(row.parent_id ?? 0);
    if (siblings === undefined) below.set(row.parent_id ?? 0, [row]);
    else siblings.push(row);
  }
  const grow = (parentId: number): District[] =>
    (below.get(parentId) ?? []).map(({ id, name, level }) => {
      const district = { id, name, parent_id: parentId, level };
      return level === 'district' ? district : { ...district, list: grow(id) };
    });
  return grow(0);
}

export const readDistrictTree = async (db: Kysely<Tables>): Promise<District[]> =>
  districtTree(await readDistricts(db));

/** `{province, city, district}`, each `{id: name}`, as JSON text. */
export async function addressDictionary(db: Kysely<Tables>): Promise<string> {
  const rows = await readDistricts(db);
  const namesOf = (level: Row['level']) =>
    Object.fromEntries(rows.filter((row) => row.level === level).map(({ id, name }) => [id, name]));
  return JSON.stringify({
    province: namesOf('province'),
    city: namesOf('city'),
    district: namesOf('district'),
  });
}
