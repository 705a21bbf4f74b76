// Before tests of any project: generates what they import, unless the command that runs them has done so. A single test runs
// on a fresh clone, and after a change of a schema.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

export default function setup(): void {
  if (process.env['PAGODA_GENERATED'] === '1') return;
  execFileSync(process.execPath, [resolve(import.meta.dirname, 'run.mjs'), 'scripts/generate.ts'], {
    cwd: resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
  // Once for all projects of the run.
  process.env['PAGODA_GENERATED'] = '1';
}
