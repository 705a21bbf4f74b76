// Databases on which a test kills a server: an embedded one in its folder, or one of the PostgreSQL server.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '~/server/db/database';
import { EMBEDDED_OPTIONS } from '~/server/db/embedded-engine';
import { TEST_TIMEOUTS } from '../pool-timeouts';

const wait = (ms: number) => new Promise((next) => setTimeout(next, ms));

export interface Place {
  open(): Promise<Database>;
  databaseUrl: string;
  dataFolder: string;
  remove(): Promise<void>;
}

export async function embeddedPlace(): Promise<Place> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pagoda-killed-'));
  const folder = join(dataFolder, 'db');
  const loadDataDir = new Blob([readFileSync(inject('embeddedTemplate'))], { type: 'application/x-tar' });
  const pglite = await PGlite.create({ ...EMBEDDED_OPTIONS, dataDir: folder, loadDataDir });
  await pglite.close();
  return {
    open: () => openDatabase({ folder }),
    databaseUrl: '',
    dataFolder,
    remove: () => Promise.resolve(rmSync(dataFolder, { recursive: true, force: true })),
  };
}

export async function withDatabase<T>(place: Place, act: (database: Database) => Promise<T>): Promise<T> {
  const database = await place.open();
  try {
    return await act(database);
  } finally {
    await database.close();
  }
}

/** A PostgreSQL server ends the connections of a killed client with a delay. */
async function untilAlone(database: Database): Promise<void> {
  const others = `select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  while ((await database.executeSql(others)).rows.length > 0) await wait(20);
}

export async function postgresPlace(): Promise<Place> {
  const postgres = inject('postgres');
  if (postgres === null) throw new Error('There is no PostgreSQL server in this run.');
  const dataFolder = mkdtempSync(join(tmpdir(), 'pagoda-killed-'));
  const name = `kill_${randomUUID().replaceAll('-', '')}`;
  const administrate = async (statement: string) => {
    const admin = new Client({ connectionString: postgres.adminUrl });
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  };
  await administrate(`create database ${name} template ${postgres.template}`);
  const url = new URL(postgres.adminUrl);
  url.pathname = name;
  return {
    async open() {
      const database = await openDatabase({ url: url.href, timeouts: TEST_TIMEOUTS });
      await untilAlone(database);
      return database;
    },
    databaseUrl: url.href,
    dataFolder,
    async remove() {
      await administrate(`drop database ${name} with (force)`);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
