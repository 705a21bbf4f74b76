// Starts the built product on a data folder that a script has filled.
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ServerProcess, startServer } from '../server/money/server-process';
import { STUDIO_PASSWORD } from './studio-password';

const root = resolve(import.meta.dirname, '../..');

const copyFolder = (from: string, to: string): void => cpSync(from, to, { recursive: true });

/** In a separate process: the migrations need the build tool, which the journeys' runner lacks. */
const prepare = (dataFolder: string): void =>
  void execFileSync(process.execPath, ['scripts/run.mjs', 'tests/journeys/prepare.ts', dataFolder], {
    cwd: root,
    stdio: 'inherit',
  });

/** Fills the data folder of the journeys, from what `npm test` has prepared where it runs them. */
export function fill(dataFolder: string): void {
  const prepared = process.env['PAGODA_PREPARED'];
  if (prepared === undefined) prepare(dataFolder);
  else copyFolder(prepared, dataFolder);
}

/** Where the journeys' data folder has its database as it was before the server opened it. */
const PREPARED = 'prepared-db';

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
