// The server inside Vite's development server: the database outlives every reload of the code.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Database, openDatabase } from './db/database';
import { createApp } from './app/app';
import { wechatKeys } from './identity/choose-account';
import { startJobs } from './jobs/jobs';
import { outboxGateway } from './messages/gateway';
import { makePayments } from './payments/make-payments';
import { PLUGINS } from './app/load-plugins';
import { prepareDatabase } from './app/prepare';
import { announceOperators } from './studio/first-operators';

interface DevGlobal {
  pagodaDatabase?: Promise<Database>;
}

// A reloaded module must not open the folder again: one process, one connection.
const devGlobal = globalThis as DevGlobal;
const dataFolder = resolve(process.env['PAGODA_DATA'] ?? 'data');

/** Signs the sandboxes' tokens and codes. */
const SECRET = 'development';

const payments = makePayments(process.env, SECRET);

async function open(): Promise<Database> {
  mkdirSync(join(dataFolder, 'uploads'), { recursive: true });
  const url = process.env['DATABASE_URL'];
  const database = await openDatabase(
    url === undefined || url === '' ? { folder: join(dataFolder, 'db') } : { url },
  );
  await prepareDatabase(database);
  await announceOperators(database, dataFolder);
  await startJobs(database, { gateway: outboxGateway(dataFolder), payments, plugins: PLUGINS, dataFolder });
  return database;
}

devGlobal.pagodaDatabase ??= open();
const database = await devGlobal.pagodaDatabase;
const app = createApp({
  database,
  dataFolder,
  site: null,
  isChecking: true,
  secret: SECRET,
  wechat: wechatKeys(process.env),
  payments,
});

export const devFetch = async (request: Request): Promise<Response> => app.fetch(request);
