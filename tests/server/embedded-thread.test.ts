// Proves that the embedded database in a thread of its own answers as in this one, and holds up nothing here.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '~/server/db/database';
import { isUniqueViolation } from '~/server/db/unique-violation';
import { openEmptyDatabase } from './database-helpers';
import { bundleServer } from './money/server-bundle';

const folder = mkdtempSync(join(tmpdir(), 'pagoda-thread-'));
let thread: string;
let database: Database;

const open = () => openDatabase({ folder: join(folder, 'db'), thread });

beforeAll(async () => {
  thread = join(dirname((await bundleServer()).file), 'embedded-thread.js');
  database = await open();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const VALUES = `select 9007199254740991::bigint as big, 1.5::float8 as fraction, 1.50::numeric as exact, null as nothing,
  date '2026-11-28' as day, timestamptz '2026-11-28 08:00:00.5+08' as moment, true as truth, '汉字😀' as words,
  '{"a":[1,{"b":null}]}'::jsonb as document, '\\x00ff'::bytea as bytes, array[1,2] as list`;

it('answers the values that it answers within one thread', async () => {
  const here = await openEmptyDatabase();
  const [expected, found] = await Promise.all([here.executeSql(VALUES), database.executeSql(VALUES)]);
  expect(found).toEqual(expected);
  await here.close();
});

it('takes parameters, tells how many rows changed, and keeps a transaction together', async () => {
  await database.executeSql('create table things (id integer primary key, made timestamptz, notes jsonb)');
  const made = new Date('2026-11-28T00:00:00.123Z');
  await database.executeSql('insert into things values ($1, $2, $3)', [1, made, JSON.stringify({ a: 1 })]);
  const { numAffectedRows } = await sql`update things set id = id + 1`.execute(database.db);
  expect(numAffectedRows).toBe(1n);
  const failed = database.db.transaction().execute(async (trx) => {
    await sql`delete from things`.execute(trx);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await database.executeSql('select * from things')).toEqual({
    rows: [{ id: 2, made, notes: { a: 1 } }],
  });
});

it('names a violated constraint, and no value of the statement', async () => {
  await database.executeSql('create table unique_things (word text constraint one_word unique)');
  const insert = () => database.executeSql('insert into unique_things values ($1)', ['secret-word']);
  await insert();
  const error: unknown = await insert().catch((caught: unknown) => caught);
  expect(isUniqueViolation(error, 'one_word')).toBe(true);
  expect(Object.keys(error as object)).not.toContain('params');
  // Others go on.
  expect((await database.executeSql('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('lets this thread work while a query runs', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await database.executeSql('select count(*) from generate_series(1, 1000000)');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});

it('keeps what was written when it is closed and opened again', async () => {
  await database.executeSql('create table kept as select 7 as seven');
  await database.close();
  database = await open();
  expect((await database.executeSql('select seven from kept')).rows).toEqual([{ seven: 7 }]);
});
