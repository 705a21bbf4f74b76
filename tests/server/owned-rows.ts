// Finds all rows of a shopper, in every table of the database.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '~/server/db/tables';
import { watchTables } from './written-tables';

type Db = Kysely<Tables>;

export interface Owned {
  table: string;
  /** Condition that selects the owner's rows. */
  condition: RawBuilder<boolean>;
}

/** Every table with rows of shoppers: by its user_id, or by a foreign key into such a table. */
export async function ownedTables(db: Db, userId: number): Promise<Owned[]> {
  const { rows: columns } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`.execute(db);
  const { rows: keys } = await sql<{ child: string; key: string; parent: string }>`
    select conrelid::regclass::text as child, attname as key, confrelid::regclass::text as parent
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f'`.execute(db);
  const owned = new Map<string, RawBuilder<boolean>>([['users', sql`id = ${userId}`]]);
  for (const { name } of columns) owned.set(name, sql`user_id = ${userId}`);
  for (let before = 0; before < owned.size; ) {
    before = owned.size;
    for (const { child, key, parent } of keys) {
      const condition = owned.get(parent);
      if (condition === undefined || parent === 'users' || owned.has(child)) continue;
      owned.set(child, sql`${sql.ref(key)} in (select id from ${sql.table(parent)} where ${condition})`);
    }
  }
  return [...owned].map(([table, condition]) => ({ table, condition }));
}

/** Returns a function that digests a shopper's rows by table. */
export async function makeSnapshot(db: Db, userId: number): Promise<() => Promise<Record<string, string>>> {
  const conditions = new Map(
    (await ownedTables(db, userId)).map(({ table, condition }) => [table, condition]),
  );
  return watchTables(db, [...conditions.keys()], async (tables) => {
    const digests = tables.map(
      (table) => sql`(select md5(coalesce(string_agg(t::text, '|' order by t::text), ''))
        from ${sql.table(table)} t where ${conditions.get(table)}) as ${sql.ref(table)}`,
    );
    return (await sql<Record<string, string>>`select ${sql.join(digests)}`.execute(db)).rows[0] ?? {};
  });
}
