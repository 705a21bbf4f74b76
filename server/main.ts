// The server process: opens the database, migrates, seeds, runs the timed jobs, serves, and shuts down cleanly.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { openChannel } from './backup/local-channel';
import { backupProcess, startBackups } from './backup/schedule';
import { backupSettings } from './backup/settings';
import { type Database, openDatabase } from './db/database';
import { isOutage } from './db/outage';
import { NO_TIMEOUTS } from './db/postgres-pool';
import { createApp } from './app/app';
import { Prerenderer } from './site/prerender';
import { wechatKeys } from './identity/choose-account';
import { startJobs } from './jobs/jobs';
import { outboxGateway } from './messages/gateway';
import { makePayments } from './payments/make-payments';
import { PLUGINS } from './app/load-plugins';
import { prepareDatabase } from './app/prepare';
import { announceOperators } from './studio/first-operators';

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** The secret that signs the sandboxes' codes: from the environment, else generated once and stored. */
function readSecret(dataFolder: string): string {
  const given = process.env['PAGODA_SECRET'];
  if (given !== undefined && given !== '') return given;
  const file = join(dataFolder, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

const START_RETRY_MS = 1000;

async function prepare(database: Database, dataFolder: string): Promise<void> {
  const { isNew } = await prepareDatabase(database);
  if (isNew) print('Created and seeded the database.');
  await announceOperators(database, dataFolder);
}

/** Retries during an outage: the database may start later than this server. */
async function whenAvailable(act: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isOutage(error)) throw error;
      await new Promise((next) => setTimeout(next, START_RETRY_MS));
    }
  }
}

async function openPrepared(dataFolder: string): Promise<Database> {
  const url = process.env['DATABASE_URL'];
  if (url === undefined || url === '') {
    const embedded = await openDatabase({
      folder: join(dataFolder, 'db'),
      thread: join(import.meta.dirname, 'embedded-thread.js'),
    });
    await prepare(embedded, dataFolder);
    return embedded;
  }
  await whenAvailable(async () => {
    const database = await openDatabase({ url, timeouts: NO_TIMEOUTS });
    await prepare(database, dataFolder).finally(() => database.close());
  });
  return openDatabase({ url });
}

function addresses(port: number): string[] {
  const others = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const lan = others
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return ['localhost', ...lan].map((host) => `http://${host}:${port}/`);
}

function greet(port: number): void {
  print(['', 'Pagoda is open:', ...addresses(port).map((address) => `  ${address}`)].join('\n'));
  print(
    'Demo shoppers: 13800000001 and 13800000002, their password is in README.md. SMS codes land in data/outbox.',
  );
  print('Ctrl-C ends it; the data stays.\n');
}

/** The local channel of the embedded database, and the schedule. @returns their end. */
async function startBackup(database: Database): Promise<() => void> {
  const settings = backupSettings(process.env);
  const { dataFolder } = settings.place;
  const closeChannel = database.kind === 'embedded' ? await openChannel({ database, dataFolder }) : () => {};
  const stopSchedule = startBackups({
    settings,
    run: backupProcess(resolve(import.meta.dirname, 'backup.js')),
    now: Date.now,
    onFailure: (says) => process.stderr.write(`${new Date().toISOString()} ${says}\n`),
  });
  return () => {
    stopSchedule();
    closeChannel();
  };
}

/** Longer than proxies and clients reuse an idle connection, which one that is being closed would reset. */
const KEEP_ALIVE_MS = 75_000;

/** At a signal: waits for the calls that are being answered, then for `close`, and ends the process. */
function stopOnSignal(server: ServerType, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await new Promise<void>((done) => {
      server.close(() => done());
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      setTimeout(done, 3000).unref();
    });
    await close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

export async function main(): Promise<void> {
  const dataFolder = resolve(process.env['PAGODA_DATA'] ?? 'data');
  mkdirSync(join(dataFolder, 'uploads'), { recursive: true });
  const database = await openPrepared(dataFolder);
  const secret = readSecret(dataFolder);
  const stopBackup = await startBackup(database);
  const payments = makePayments(process.env, secret);
  const jobs = await startJobs(database, {
    gateway: outboxGateway(dataFolder),
    payments,
    plugins: PLUGINS,
    dataFolder,
  });
  const siteFolder = resolve(import.meta.dirname, '../web');
  const prerenderer = Prerenderer.of(siteFolder, resolve(import.meta.dirname, '../prerender/prerender.js'));
  const app = createApp({
    database,
    dataFolder,
    site: { folder: siteFolder, studioFolder: resolve(import.meta.dirname, '../studio'), prerenderer },
    isChecking: process.env['PAGODA_CHECK'] === '1',
    secret,
    wechat: wechatKeys(process.env),
    payments,
  });
  const port = Number(process.env['PORT'] ?? 3000);
  // The first render loads all of the code: it is done before the first visitor comes.
  if (prerenderer !== null) await app.request('http://localhost/');
  const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS };
  const server = serve({ fetch: app.fetch, port, serverOptions, overrideGlobalObjects: false }, (address) =>
    greet(address.port),
  );
  stopOnSignal(server, async () => {
    await prerenderer?.close();
    stopBackup();
    await jobs.stop();
    await database.close();
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
