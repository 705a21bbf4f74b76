// A migrated and seeded template of both kinds of database.
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { databaseOver, type Database, openDatabase } from '~/server/db/database';
import { EMBEDDED_OPTIONS } from '~/server/db/embedded-engine';
import { prepareDatabase } from '~/server/app/prepare';
import { TEST_TIMEOUTS } from './pool-timeouts';
import { startPostgres } from './postgres-server';
import { dropBaseline, saveBaseline } from './database-baseline';

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

/** Brings a template up to the tables of another project, which has the same seed. */
async function upgrade(database: Database): Promise<void> {
  await dropBaseline(database);
  await fill(database);
}

/** @returns the file of a copy of an embedded template, upgraded. */
export async function upgradeEmbedded(template: string, folder: string): Promise<string> {
  const loadDataDir = new Blob([readFileSync(template)], { type: 'application/x-tar' });
  const pglite = await PGlite.create({ ...EMBEDDED_OPTIONS, loadDataDir });
  const database = databaseOver(pglite);
  await upgrade(database);
  const file = await dump(pglite, join(folder, 'upgraded.tar'));
  await database.close();
  return file;
}

interface PostgresTemplate {
  adminUrl: string;
  template: string;
}

/** As `upgradeEmbedded`; `drop` removes it. */
export async function upgradePostgres({ adminUrl, template: source }: PostgresTemplate) {
  const template = `upgraded_${randomUUID().replaceAll('-', '')}`;
  const administrate = async (statement: string) => {
    const admin = new Client({ connectionString: adminUrl });
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  };
  await administrate(`create database ${template} template ${source}`);
  const url = new URL(adminUrl);
  url.pathname = template;
  const database = await openDatabase({ url: url.href, timeouts: TEST_TIMEOUTS });
  await upgrade(database);
  await database.close();
  return { provided: { adminUrl, template }, drop: () => administrate(`drop database ${template}`) };
}
