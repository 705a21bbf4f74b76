// Loads a dump into an empty database of the schema that it was made with.
import { createReadStream } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database';
import { checksumOf, type Migration, migrate } from '../db/migrate';
import type { Tables } from '../db/tables';
import { type DumpIndex, relationNames, ROW_START, tableFile } from './dump';

type Db = Kysely<Tables>;

/** A dump does not fit this place or this version. */
export class RestoreError extends Error {
  readonly code = 'RESTORE_REFUSED';
}

/** Limits of one insert. */
const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 4_000_000;

/** A row of 5 MB comes in few parts. */
const READ_BYTES = 1024 * 1024;

/** The dump's migrations in this version; newer ones are applied by the next start. @throws RestoreError */
export function dumpMigrations({ migrations }: DumpIndex, known: readonly Migration[]): Migration[] {
  const byName = new Map(known.map((migration) => [migration.name, migration]));
  return migrations.map(({ name, checksum, owner }) => {
    const migration = byName.get(name);
    if (migration !== undefined && checksumOf(migration.text) === checksum) return migration;
    if (migration !== undefined)
      throw new RestoreError(
        `The migration ${name} of the backup differs from this version's: use the version that made it.`,
      );
    const whose =
      owner === '' ? 'use the version that made it, or a newer one' : `install the plugin ${owner} first`;
    throw new RestoreError(
      `The backup has the migration ${name}, which this version does not know: ${whose}.`,
    );
  });
}

async function columnsOf(trx: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(trx);
  return rows.map(({ name }) => name);
}

/** Rows of a table's file. */
async function* rowsOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const text of createReadStream(file, { encoding: 'utf8', highWaterMark: READ_BYTES })) {
    const rows = (rest + String(text)).split(ROW_START);
    rest = rows.pop() ?? '';
    for (const row of rows) if (row !== '') yield row;
  }
  if (rest !== '') yield rest;
}

/** Rows of a file in batches of bounded size. */
async function* batchesOf(file: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let size = 0;
  for await (const row of rowsOf(file)) {
    batch.push(row);
    size += row.length;
    if (batch.length < BATCH_ROWS && size < BATCH_CHARACTERS) continue;
    yield batch;
    [batch, size] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

async function loadTable(trx: Db, name: string, file: string): Promise<number> {
  const columns = sql.join((await columnsOf(trx, name)).map((column) => sql.ref(column)));
  let count = 0;
  for await (const batch of batchesOf(file)) {
    await sql`insert into ${sql.table(name)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${sql.table(name)}, ${`[${batch.join(',')}]`}::json)`.execute(
      trx,
    );
    count += batch.length;
  }
  return count;
}

/** Foreign keys are dropped while tables load in any order, and made again, which checks every row. */
async function withoutForeignKeys(trx: Db, act: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(trx);
  for (const { table, name } of rows)
    await sql.raw(`alter table ${table} drop constraint ${name}`).execute(trx);
  await act();
  for (const { table, name, definition } of rows)
    await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(trx);
}

async function loadTables(trx: Db, { tables }: DumpIndex, folder: string): Promise<void> {
  const names = await relationNames(trx, 'r');
  const all = sql.join(names.map((name) => sql.table(name)));
  // Migrations put rows in; triggers write what the dump has already.
  await sql`truncate ${all}`.execute(trx);
  for (const name of names) await sql`alter table ${sql.table(name)} disable trigger user`.execute(trx);
  for (const { name, rows } of tables) {
    const loaded = await loadTable(trx, name, tableFile(folder, name));
    if (loaded !== rows)
      throw new RestoreError(`The backup has ${loaded} rows of ${name} instead of ${rows}.`);
  }
  for (const name of names) await sql`alter table ${sql.table(name)} enable trigger user`.execute(trx);
}

async function loadSequences(trx: Db, { sequences }: DumpIndex): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences)
    await sql`select setval(${`public.${name}`}::regclass, ${lastValue}::bigint, ${isCalled})`.execute(trx);
}

/** @throws RestoreError where the database has tables already. */
export async function requireEmpty({ db }: Database): Promise<void> {
  const names = await relationNames(db, 'r');
  if (names.length > 0)
    throw new RestoreError(
      `The database is not empty (it has ${names.length} tables, such as ${names[0] ?? ''}). Restore into an empty one.`,
    );
}

/** Drops what a restore that failed has left in a database that was empty. */
export async function clearDatabase({ db, executeSql }: Database): Promise<void> {
  const { rows: functions } = await sql<{ name: string }>`
    select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace`.execute(
    db,
  );
  const tables = await relationNames(db, 'r');
  for (const name of tables) await sql`drop table if exists ${sql.table(name)} cascade`.execute(db);
  for (const { name } of functions) await executeSql(`drop function if exists ${name} cascade`);
}

/** Makes the dump's schema in an empty database and loads the rows. @throws RestoreError */
export async function loadDump(
  database: Database,
  { folder, index, migrations }: { folder: string; index: DumpIndex; migrations: readonly Migration[] },
): Promise<void> {
  await migrate(database, migrations);
  await database.db.transaction().execute((trx) =>
    withoutForeignKeys(trx, async () => {
      await loadTables(trx, index, folder);
      await loadSequences(trx, index);
    }),
  );
}
