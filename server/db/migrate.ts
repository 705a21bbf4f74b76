// Migrations: plain SQL files, applied in order, once, and never changed afterwards.
import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database';
import type { Tables } from './tables';

const FILES = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Migration {
  /** The file's name, such as 001-mall.sql; the order is that of the names. */
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

const checksumOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');

interface Applied {
  checksum: string;
  owner: string;
}

async function readApplied(trx: Transaction<MigrationTables>): Promise<Map<string, Applied>> {
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
  await sql`create table if not exists migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`.execute(trx);
  // Databases from before plugins had migrations of their own do not say whose each is.
  await sql`alter table migrations add column if not exists owner text not null default ''`.execute(trx);
  const rows = await trx.selectFrom('migrations').select(['name', 'checksum', 'owner']).execute();
  return new Map(rows.map(({ name, ...applied }) => [name, applied]));
}

/** Ordered by name across core and plugins: each was written for the schema left by those before it. */
function inOrder(migrations: readonly Migration[]): readonly Migration[] {
  const names = new Set(migrations.map(({ name }) => name));
  if (names.size < migrations.length) throw new MigrationError('Two migrations have the same name.');
  return [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1));
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

/**
 * Migrates the database to the newest schema, in one transaction under an advisory lock.
 * @returns the names of the files applied now.
 * @throws MigrationError when an applied file was changed or is gone; nothing is applied then.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const db = database.db as unknown as Kysely<MigrationTables>;
  return db.transaction().execute(async (trx) => {
    const applied = await readApplied(trx);
    refuseUnknown(applied, migrations);
    const done: string[] = [];
    for (const { name, text, owner } of inOrder(migrations)) {
      const checksum = checksumOf(text);
      const before = applied.get(name);
      if (before !== undefined && before.checksum !== checksum) {
        throw new MigrationError(
          `The migration ${name} was changed after it had been applied. Write a new one instead.`,
        );
      }
      if (before !== undefined) {
        if (before.owner !== owner)
          await trx.updateTable('migrations').set({ owner }).where('name', '=', name).execute();
        continue;
      }
      await sql.raw(text).execute(trx);
      await trx.insertInto('migrations').values({ name, checksum, owner }).execute();
      done.push(name);
    }
    return done;
  });
}
