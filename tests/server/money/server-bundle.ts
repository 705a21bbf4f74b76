// The server bundled for the tests that start it as a process: once a run, whichever asks first.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from 'vite';
import { inject } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const BUNDLE_TIMEOUT_MS = 100_000;

export interface Bundle {
  file: string;
}

/** Waits for the other worker that bundles. */
async function untilBundled({ made, failed }: { made: string; failed: string }): Promise<void> {
  const deadlineMs = Date.now() + BUNDLE_TIMEOUT_MS;
  while (!existsSync(made)) {
    if (existsSync(failed) || Date.now() > deadlineMs) throw new Error('The server was not bundled.');
    await setTimeout(100);
  }
}

/**
 * Bundles the server as `npm run build` does, below the project because it imports its packages. Once a run: the first that
 * asks bundles, the others wait; the run removes it (databases.ts).
 */
export async function bundleServer(): Promise<Bundle> {
  const folder = inject('bundleFolder');
  const outDir = join(folder, 'server');
  const [made, failed] = [join(folder, 'made'), join(folder, 'failed')];
  const file = join(outDir, 'main.js');
  mkdirSync(folder, { recursive: true });
  try {
    mkdirSync(outDir);
  } catch {
    await untilBundled({ made, failed });
    return { file };
  }
  try {
    await build({
      configFile: join(ROOT, 'scripts/vite.server.config.ts'),
      logLevel: 'error',
      build: { outDir },
    });
    writeFileSync(made, '');
  } catch (error) {
    writeFileSync(failed, '');
    throw error;
  }
  return { file };
}
