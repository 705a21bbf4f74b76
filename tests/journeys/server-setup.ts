// Owns the one server of the journeys: the built product, started once on a temporary folder and a free port.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from '../server/money/server-process';

const root = resolve(import.meta.dirname, '../..');

/** Lets the journeys answer picture captchas, and lets each of them be a client of its own (kit.ts). */
const FOR_JOURNEYS = { PAGODA_CHECK: '1', PAGODA_CAPTCHA_TO_OUTBOX: '1', PAGODA_BEHIND_PROXY: '1' };

/** In a process of its own: the migrations are gathered by the build tool, which the runner of the journeys is not. */
const prepare = (dataFolder: string) =>
  execFileSync(process.execPath, ['scripts/run.mjs', 'tests/journeys/prepare.ts', dataFolder], {
    cwd: root,
    stdio: 'inherit',
  });

/** Starts the mall; the journeys find it by PAGODA_URL and its data by PAGODA_DATA. Returns what ends it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pagoda-journeys-'));
  const clear = () => rmSync(dataFolder, { recursive: true, force: true });
  try {
    prepare(dataFolder);
    const options = { dataFolder, databaseUrl: '', env: FOR_JOURNEYS };
    const server = await startServer({ file: resolve(root, 'dist/server/main.js') }, options);
    process.env['PAGODA_URL'] = server.origin;
    process.env['PAGODA_DATA'] = dataFolder;
    return async () => {
      await server.stop();
      clear();
    };
  } catch (error) {
    clear();
    throw error;
  }
}
