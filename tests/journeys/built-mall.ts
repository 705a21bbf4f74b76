// Starts the built product on a data folder that a script has filled.
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ServerProcess, startServer } from '../server/money/server-process';
import { STUDIO_PASSWORD } from './studio-password';

const root = resolve(import.meta.dirname, '../..');

/** In a separate process: the migrations need the build tool, which the journeys' runner lacks. */
export const fill = (script: string, ...args: readonly string[]): void =>
  void execFileSync(process.execPath, ['scripts/run.mjs', script, ...args], { cwd: root, stdio: 'inherit' });

/** Where the journeys' data folder has its database as it was before the server opened it. */
const PREPARED = 'prepared-db';

const copyFolder = (from: string, to: string): void => cpSync(from, to, { recursive: true });

/** Keeps a data folder's database as it is, for malls of a single journey. */
export const keepPrepared = (dataFolder: string): void =>
  copyFolder(join(dataFolder, 'db'), join(dataFolder, PREPARED));

/** Gives the data folder of such a mall the database that the journeys began with. */
export const copyPrepared = (dataFolder: string): void =>
  copyFolder(join(process.env['PAGODA_DATA'] ?? '', PREPARED), join(dataFolder, 'db'));

/** Enables answers to picture captchas, and a client address for each journey (helpers.ts). */
export const FOR_JOURNEYS = {
  PAGODA_STUDIO_PASSWORD: STUDIO_PASSWORD,
  PAGODA_CHECK: '1',
  PAGODA_CAPTCHA_TO_OUTBOX: '1',
  PAGODA_BEHIND_PROXY: '1',
};

/** Starts the mall on its embedded database. */
export const startBuilt = (
  dataFolder: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> =>
  startServer({ file: resolve(root, 'dist/server/main.js') }, { dataFolder, databaseUrl: '', env });
