// Dumps a database into a folder from one snapshot: a sequence of JSON rows a table, which both kinds of database load.
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database';
import type { Tables } from '../db/tables';

type Db = Kysely<Tables>;

/** `database.json` of a dump. */
export interface DumpIndex {
  tables: { name: string; rows: number }[];
  sequences: { name: string; lastValue: string; isCalled: boolean }[];
  /** Those that made the tables; a restore applies the same ones. */
  migrations: { name: string; checksum: string; owner: string }[];
  /** Uploads that rows name, as `uploads/…`. */
  uploads: string[];
}

export const INDEX_FILE = 'database.json';

/** Starts each row of a table's file (RFC 7464): columns of type json preserve line breaks, and JSON never has this one. */
export const ROW_START = '\u001e';

export const tableFile = (folder: string, table: string): string => join(folder, `${table}.json-seq`);

/** Rows of one fetch: a draft may have 5 MB. */
const FETCH_ROWS = 100;

/** In a text within JSON within a row a slash may be escaped, more than once. */
const UPLOAD = /uploads(?:\\*\/[\w-][\w.-]*)+/g;

/** Names of the tables, or of another kind of relation, of the schema `public`. */
export async function relationNames(db: Db, kind: 'r' | 'S'): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = ${kind} order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

/** The rows of a table as JSON, some at a time. */
async function* rowsOf(trx: Db, name: string): AsyncGenerator<string[]> {
  await sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(FETCH_ROWS)} from backup_rows`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close backup_rows`.execute(trx);
}

interface TableDump {
  file: string;
  uploads: Set<string>;
}

async function dumpTable(trx: Db, name: string, { file, uploads }: TableDump): Promise<number> {
  let count = 0;
  async function* partsOf() {
    for await (const rows of rowsOf(trx, name)) {
      count += rows.length;
      for (const row of rows)
        for (const [path] of row.matchAll(UPLOAD)) uploads.add(path.replaceAll('\\', ''));
      yield rows.map((row) => `${ROW_START}${row}\n`).join('');
    }
  }
  await pipeline(Readable.from(partsOf()), createWriteStream(file));
  return count;
}

/** Sequences are of no snapshot: read after the tables they are past every id in them. */
async function readSequences(trx: Db): Promise<DumpIndex['sequences']> {
  const sequences: DumpIndex['sequences'] = [];
  for (const name of await relationNames(trx, 'S')) {
    const { rows } = await sql<{ lastValue: string; isCalled: boolean }>`
      select last_value::text as "lastValue", is_called as "isCalled" from ${sql.table(name)}`.execute(trx);
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}

/** Writes `database.json` and `<table>.json-seq` into `folder`. Rows that are written meanwhile are not in it. */
export async function dumpDatabase({ db }: Database, folder: string): Promise<DumpIndex> {
  await mkdir(folder, { recursive: true });
  const uploads = new Set<string>();
  const index = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx): Promise<DumpIndex> => {
      const { rows: migrations } = await sql<DumpIndex['migrations'][number]>`
        select name, checksum, owner from migrations order by name`.execute(trx);
      const tables: DumpIndex['tables'] = [];
      for (const name of await relationNames(trx, 'r'))
        tables.push({
          name,
          rows: await dumpTable(trx, name, { file: tableFile(folder, name), uploads }),
        });
      return { tables, sequences: await readSequences(trx), migrations, uploads: [] };
    });
  const whole = { ...index, uploads: [...uploads].sort() };
  await writeFile(join(folder, INDEX_FILE), JSON.stringify(whole));
  return whole;
}
