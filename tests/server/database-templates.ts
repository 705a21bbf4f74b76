// A migrated and seeded template of both kinds of database.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { databaseOver, type Database, openDatabase } from '~/server/db/database';
import { EMBEDDED_OPTIONS } from '~/server/db/embedded-engine';
import { prepareDatabase } from '~/server/app/prepare';
import { TEST_TIMEOUTS } from './pool-timeouts';
import { startPostgres } from './postgres-server';
import { saveBaseline } from './database-baseline';

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

export async function prepareEmbedded(folder: string) {
  const pglite = await PGlite.create(EMBEDDED_OPTIONS);
  const database = databaseOver(pglite);
  const emptyTemplate = await dump(pglite, join(folder, 'empty.tar'));
  await fill(database);
  const embeddedTemplate = await dump(pglite, join(folder, 'embedded.tar'));
  await database.close();
  return { embeddedTemplate, emptyTemplate };
}

export async function preparePostgres() {
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
