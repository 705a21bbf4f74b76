// Opens the database: embedded in a folder, or a PostgreSQL server's.
import { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, type Dialect, type Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { WriteTracker } from './write-tracker';
import { embeddedDialect } from './embedded-dialect';
import { EMBEDDED_OPTIONS, engineOver, threadEngine } from './embedded-engine';
import { lockFolder } from './folder-lock';
import { POOL_TIMEOUTS, type PoolTimeouts, postgresPool } from './postgres-pool';
import { RetryingKysely } from './retrying-kysely';
import type { Tables } from './tables';

/** Runs SQL given as text; several statements are allowed when there are no values. */
export type ExecuteSql = (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>;

export interface Database {
  /** Inside `db.transaction().execute(trx => …)` use only `trx`: the embedded database has one connection. */
  readonly db: Kysely<Tables>;
  readonly kind: 'embedded' | 'postgres';
  readonly executeSql: ExecuteSql;
  /** The tables that this process has written. */
  readonly writes: WriteTracker;
  /** Does that first when it is closed: writing what is not written yet. */
  onClose(act: () => Promise<void>): void;
  close(): Promise<void>;
}

/** A script that fails after its own `begin` must not leave the connection in an aborted transaction. */
const executeScript = (db: Kysely<Tables>, script: CompiledQuery) =>
  db.connection().execute(async (connection) => {
    try {
      return await connection.executeQuery(script);
    } catch (error) {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
      throw error;
    }
  });

/** `executeSql` on a database or inside a transaction. */
export const sqlRunner =
  (db: Kysely<Tables>): ExecuteSql =>
  async (text, values = []) => {
    const query = CompiledQuery.raw(text, [...values]);
    const isScript = values.length === 0 && !db.isTransaction;
    const { rows } = isScript ? await executeScript(db, query) : await db.executeQuery(query);
    return { rows };
  };

function databaseOf(dialect: Dialect, kind: Database['kind'], afterwards: () => void = () => {}): Database {
  const before: (() => Promise<void>)[] = [];
  const writes = new WriteTracker();
  const log = ({ query }: LogEvent) => writes.note(query.sql);
  const db = new RetryingKysely({ dialect, log }, writes);
  const onClose = (act: () => Promise<void>) => void before.push(act);
  const close = async () => {
    for (const act of before.splice(0)) await act();
    await db.destroy();
    afterwards();
  };
  return { db, kind, writes, executeSql: sqlRunner(db), onClose, close };
}

/** A database over an opened embedded one; closing it closes that one and then calls `afterwards`. */
export const databaseOver = (pglite: PGlite, afterwards?: () => void): Database =>
  databaseOf(embeddedDialect(engineOver(pglite)), 'embedded', afterwards);

/** It survives being killed, but not a power cut: the embedded database does not fsync. */
async function openEmbedded({ folder, thread }: OpenOptions): Promise<Database> {
  if (folder === undefined) return databaseOver(await PGlite.create(EMBEDDED_OPTIONS));
  const unlock = lockFolder(folder);
  try {
    if (thread !== undefined) {
      const engine = threadEngine(thread, folder);
      // Opened when it answers: a folder that cannot be read is refused here.
      await engine.run('select 1', []);
      return databaseOf(embeddedDialect(engine), 'embedded', unlock);
    }
    return databaseOver(await PGlite.create({ ...EMBEDDED_OPTIONS, dataDir: folder }), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

interface OpenOptions {
  url?: string;
  folder?: string;
  /** The built thread for the folder (`embedded-thread.js`); without one its queries run in this thread. */
  thread?: string;
  /** Of a PostgreSQL server's connections. */
  timeouts?: PoolTimeouts;
}

/**
 * Opens a PostgreSQL server's database (`url`), or the embedded one in `folder`, or one in memory.
 * @throws FolderInUseError when another process has the folder.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { url, timeouts = POOL_TIMEOUTS } = options;
  if (url === undefined || url === '') return openEmbedded(options);
  return databaseOf(new PostgresDialect({ pool: postgresPool(url, timeouts) }), 'postgres');
}
