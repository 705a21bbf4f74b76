// Tells which tables were written, by the notes of a copy's triggers (database-baseline.ts): only those are read again.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '~/server/db/tables';

async function writesOf(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; writes: number }>`
    select name, count(*)::int as writes from pristine.written group by name`.execute(db);
  return new Map(rows.map(({ name, writes }) => [name, writes]));
}

/** Returns a function that names the tables written since its last call, by whatever wrote them. */
export async function watchWrites(db: Kysely<Tables>): Promise<() => Promise<string[]>> {
  let known = await writesOf(db);
  return async () => {
    const now = await writesOf(db);
    const written = [...now].filter(([name, writes]) => known.get(name) !== writes).map(([name]) => name);
    known = now;
    return written;
  };
}
