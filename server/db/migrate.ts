// Migrations: plain SQL files, applied in order, once, and never changed afterwards.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database';
import type { Tables } from './tables';

const FILES = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Migration {
  /** The file's name, such as 001-mall.sql; of a package's file after the package's: @acme/lantern/001-lanterns.sql. */
  name: string;
  text: string;
  /** Key of the plugin that it belongs to; '' for the core. */
  owner: string;
}

/** Those of the core. */
export const MIGRATIONS: readonly Migration[] = Object.entries(FILES).map(([path, text]) => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  text,
  owner: '',
}));

/** An applied migration is missing or differs from what was applied. */
export class MigrationError extends Error {
  readonly code = 'MIGRATION_CHANGED';
}

interface MigrationTables extends Tables {
  migrations: { name: string; checksum: string; owner: string };
}

// Any fixed number: the advisory lock's key; one server process migrates while the others wait.
const LOCK_KEY = 7_401_120;
const LOCK_RETRY_MS = 100;

export const checksumOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');

interface Applied {
  checksum: string;
  owner: string;
}

async function readApplied(db: Kysely<MigrationTables>): Promise<Map<string, Applied>> {
  await sql`create table if not exists migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`.execute(db);
  // Databases from before plugins had migrations of their own do not say whose each is.
  await sql`alter table migrations add column if not exists owner text not null default ''`.execute(db);
  const rows = await db.selectFrom('migrations').select(['name', 'checksum', 'owner']).execute();
  return new Map(rows.map(({ name, ...applied }) => [name, applied]));
}

/** '' of the mall's own. */
const seriesOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);

const isBefore = (one: string, other: string): boolean =>
  seriesOf(one) === seriesOf(other) ? one < other : seriesOf(one) < seriesOf(other);

/**
 * Ordered by name across core and plugins: each was written for the schema left by those before it. Those of a package
 * come after all of the mall, whatever their numbers, in an order of their own.
 */
function inOrder(migrations: readonly Migration[]): readonly Migration[] {
  const names = new Set(migrations.map(({ name }) => name));
  if (names.size < migrations.length) throw new MigrationError('Two migrations have the same name.');
  return [...migrations].sort((a, b) => (isBefore(a.name, b.name) ? -1 : 1));
}

/** A removed plugin leaves its tables behind; any other unknown migration is a newer version's. */
function refuseUnknown(applied: ReadonlyMap<string, Applied>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const owners = new Set(['', ...migrations.map(({ owner }) => owner)]);
  for (const [name, { owner }] of applied) {
    if (!known.has(name) && owners.has(owner)) {
      throw new MigrationError(`The database has the migration ${name}, which this version does not know.`);
    }
  }
}

/** Throws where an applied file was changed or is gone. */
function refuseChanged(applied: ReadonlyMap<string, Applied>, migrations: readonly Migration[]): void {
  refuseUnknown(applied, migrations);
  for (const { name, text } of migrations) {
    const before = applied.get(name);
    if (before !== undefined && before.checksum !== checksumOf(text))
      throw new MigrationError(
        `The migration ${name} was changed after it had been applied. Write a new one instead.`,
      );
  }
}

const note = (db: Kysely<MigrationTables>, { name, text, owner }: Migration) =>
  db
    .insertInto('migrations')
    .values({ name, checksum: checksumOf(text), owner })
    .execute();

/** First line of a file that builds indexes or fills rows without locking a table; it must bear being run again. */
const ALONE = /^-- Outside a transaction\b/;

/** Statements of such a file are separated by empty lines. */
const statementsOf = (text: string): string[] =>
  text.split(/\r?\n\s*\n/).filter((part) => part.trim() !== '');

async function apply(db: Kysely<MigrationTables>, migration: Migration): Promise<void> {
  if (!ALONE.test(migration.text)) {
    await db.transaction().execute(async (trx) => {
      await sql.raw(migration.text).execute(trx);
      await note(trx, migration);
    });
    return;
  }
  for (const statement of statementsOf(migration.text)) await sql.raw(statement).execute(db);
  await note(db, migration);
}

/**
 * Holds the lock of migrations for the work. It is asked for again and again: whoever waited for it within a statement
 * would hold a snapshot, which an index that is built concurrently waits for.
 */
async function whileLocked<T>(db: Kysely<MigrationTables>, work: () => Promise<T>): Promise<T> {
  const isLocked = async () => {
    const { rows } = await sql<{
      locked: boolean;
    }>`select pg_try_advisory_lock(${LOCK_KEY}) as locked`.execute(db);
    return rows[0]?.locked === true;
  };
  while (!(await isLocked())) await wait(LOCK_RETRY_MS);
  try {
    return await work();
  } finally {
    await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(db);
  }
}

/**
 * Migrates the database to the newest schema, each file in a transaction of its own, under an advisory lock: what one file
 * locks is free before the next begins, and after a failure the next start goes on where this one ended.
 * @returns the names of the files applied now.
 * @throws MigrationError when an applied file was changed or is gone; nothing is applied then.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  return (database.db as unknown as Kysely<MigrationTables>).connection().execute((db) =>
    whileLocked(db, async () => {
      const applied = await readApplied(db);
      const ordered = inOrder(migrations);
      refuseChanged(applied, ordered);
      const done: string[] = [];
      for (const migration of ordered) {
        const { name, owner } = migration;
        const before = applied.get(name);
        if (before === undefined) {
          await apply(db, migration);
          done.push(name);
        } else if (before.owner !== owner)
          await db.updateTable('migrations').set({ owner }).where('name', '=', name).execute();
      }
      return done;
    }),
  );
}
