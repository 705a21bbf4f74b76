// Prepares, once per run, a migrated and seeded template of both kinds of database for the tests to copy.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { databaseOver, type Database, EMBEDDED_OPTIONS, openDatabase } from '~/server/db/database';
import { prepareDatabase } from '~/server/prepare';
import { TEST_TIMEOUTS } from './pool-timeouts';
import { startPostgres } from './postgres-server';
import { saveBaseline } from './database-baseline';

declare module 'vitest' {
  interface ProvidedContext {
    /** Files with a dump of the embedded database: seeded, and without tables. */
    embeddedTemplate: string;
    emptyTemplate: string;
    /** The address of a PostgreSQL server's own database, and the name of the seeded one; null when there is no server. */
    postgres: { adminUrl: string; template: string } | null;
    /** Where the first test that starts a process bundles the server (money/server-bundle.ts). */
    bundleFolder: string;
  }
}

const TEMPLATE = 'pagoda_template';

async function fill(database: Database): Promise<void> {
  await prepareDatabase(database);
  await saveBaseline(database);
}

async function dump(pglite: PGlite, file: string): Promise<string> {
  const tar = await pglite.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await tar.arrayBuffer()));
  return file;
}

async function prepareEmbedded(folder: string) {
  const pglite = await PGlite.create(EMBEDDED_OPTIONS);
  const database = databaseOver(pglite);
  const emptyTemplate = await dump(pglite, join(folder, 'empty.tar'));
  await fill(database);
  const embeddedTemplate = await dump(pglite, join(folder, 'embedded.tar'));
  await database.close();
  return { embeddedTemplate, emptyTemplate };
}

async function preparePostgres() {
  const server = await startPostgres();
  if (server === null) return { provided: null, stop: async () => {} };
  const adminUrl = server.urlOf('postgres');
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const database = await openDatabase({ url: server.urlOf(TEMPLATE), timeouts: TEST_TIMEOUTS });
  await fill(database);
  await database.close();
  return { provided: { adminUrl, template: TEMPLATE }, stop: server.stop };
}

/** Vitest's global setup of the project `server`. @returns its teardown. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'pagoda-templates-'));
  const [embedded, postgres] = await Promise.all([prepareEmbedded(folder), preparePostgres()]);
  project.provide('embeddedTemplate', embedded.embeddedTemplate);
  project.provide('emptyTemplate', embedded.emptyTemplate);
  project.provide('postgres', postgres.provided);
  const bundleFolder = resolve(import.meta.dirname, '../../dist', `tested-server-${randomUUID()}`);
  project.provide('bundleFolder', bundleFolder);
  return async () => {
    await postgres.stop();
    for (const path of [folder, bundleFolder]) rmSync(path, { recursive: true, force: true });
  };
}
