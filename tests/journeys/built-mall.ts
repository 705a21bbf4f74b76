// Starts the built product on a data folder that a script has filled.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type ServerProcess, startServer } from '../server/money/server-process';

const root = resolve(import.meta.dirname, '../..');

/** The database as it was before the server opened it, in the data folder: for malls of a single journey. */
export const PREPARED_COPY = 'prepared-db';

/** In a separate process: the migrations need the build tool, which the journeys' runner lacks. */
export const fill = (script: string, ...args: readonly string[]): void =>
  void execFileSync(process.execPath, ['scripts/run.mjs', script, ...args], { cwd: root, stdio: 'inherit' });

/** Starts the mall on its embedded database. */
export const startBuilt = (
  dataFolder: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> =>
  startServer({ file: resolve(root, 'dist/server/main.js') }, { dataFolder, databaseUrl: '', env });
