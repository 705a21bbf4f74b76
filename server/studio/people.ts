// Names of operators by id, for responses that name an author.
import type { Person } from '~/domain/studio/api-parts';
import type { Db } from './call';

const NOBODY: Person = { id: 0, name: '系统' };

/** A lookup of these ids; null and unknown ones are 「系统」. One query. */
export async function namesOf(
  db: Db,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => Person> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const rows =
    wanted.length === 0
      ? []
      : await db.selectFrom('operators').select(['id', 'name']).where('id', 'in', wanted).execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return (id) => known.get(id ?? 0) ?? NOBODY;
}
