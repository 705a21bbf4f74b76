// The measured mall: the built product on a temporary folder, started as in the journeys.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Database, openDatabase } from '~/server/db/database';
import { NO_TIMEOUTS } from '~/server/db/postgres-pool';
import { prepareDatabase } from '~/server/app/prepare';
import { startServer } from '~/tests/server/money/server-process';

const DIST = resolve(import.meta.dirname, '../../dist');

export interface Mall {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** Path of the built server; throws without a build. */
function builtServer(): string {
  const file = join(DIST, 'server/main.js');
  if (!existsSync(file)) throw new Error('Nothing is built: run `npm run build` first.');
  return file;
}

/** The same build without the prerender worker: home is rendered on the phone then. */
function copyWithoutDrawing(): string {
  const folder = join(DIST, 'bench-client');
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['server', 'web']) cpSync(join(DIST, part), join(folder, part), { recursive: true });
  return join(folder, 'server/main.js');
}

interface Filling {
  /** Adds to the seeded database before the mall opens. */
  fill: (database: Database) => Promise<void>;
  env: Readonly<Record<string, string>>;
}

async function fillDatabase(
  { dataFolder, databaseUrl }: { dataFolder: string; databaseUrl: string },
  fill: Filling['fill'],
): Promise<void> {
  const place = databaseUrl === '' ? { folder: join(dataFolder, 'db') } : { url: databaseUrl };
  const database = await openDatabase({ ...place, timeouts: NO_TIMEOUTS });
  try {
    await prepareDatabase(database);
    await fill(database);
  } finally {
    await database.close();
  }
}

/** Starts a freshly seeded mall; `drawnBy` is the renderer of home. */
export async function startMall(
  drawnBy: 'server' | 'client' = 'server',
  databaseUrl = '',
  filling: Filling | null = null,
): Promise<Mall> {
  const file = drawnBy === 'server' ? builtServer() : copyWithoutDrawing();
  const dataFolder = mkdtempSync(join(tmpdir(), 'pagoda-bench-'));
  const clear = () => rmSync(dataFolder, { recursive: true, force: true });
  try {
    if (filling !== null) await fillDatabase({ dataFolder, databaseUrl }, filling.fill);
    const server = await startServer({ file }, { dataFolder, databaseUrl, env: filling?.env ?? {} });
    return {
      origin: server.origin,
      pid: server.pid,
      stop: async () => {
        await server.stop();
        clear();
      },
    };
  } catch (error) {
    clear();
    throw error;
  }
}
