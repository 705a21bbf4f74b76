// Reads tables again only when they were written, by the notes of a copy's triggers (database-baseline.ts).
import { type Kysely, sql } from 'kysely';
import type { Tables } from '~/server/db/tables';

type Db = Kysely<Tables>;

async function writesOf(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; writes: number }>`
    select name, count(*)::int as writes from pristine.written group by name`.execute(db);
  return new Map(rows.map(({ name, writes }) => [name, writes]));
}

/**
 * Returns a function that has what `read` made of these tables. After the first time `read` gets only those that were
 * written since, by whatever wrote them; what it returns replaces the values of the same names.
 */
export async function watchTables<T extends object>(
  db: Db,
  tables: readonly string[],
  read: (tables: readonly string[]) => Promise<T>,
): Promise<() => Promise<T>> {
  let known = await read(tables);
  let seen = await writesOf(db);
  return async () => {
    const now = await writesOf(db);
    const written = tables.filter((name) => now.get(name) !== seen.get(name));
    seen = now;
    if (written.length > 0) known = { ...known, ...(await read(written)) };
    return known;
  };
}
