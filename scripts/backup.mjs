// `npm run backup` and `npm run restore -- <archive>`: run the bundled command, built where it is not yet.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './lib.mjs';

const file = resolve(root, 'dist/server/backup.js');
// Not where sources changed: a mall may be running from this folder.
if (!existsSync(file)) await import('./build.mjs');

const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
