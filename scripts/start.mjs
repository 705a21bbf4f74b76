// `npm start`: builds when the sources changed, then runs the mall. Ctrl-C stops it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawn } from 'node:child_process';
import { root } from './lib.mjs';

const SOURCES = [
  'domain',
  'schemas',
  'ui',
  'renderer',
  'widgets',
  'src',
  'editor-preview',
  'server',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const stampFile = resolve(root, 'dist/.stamp');

/** Path, size and time of every source: cheap to compute, and different after every edit. */
function stampOf(path, hash) {
  const stat = statSync(path);
  if (stat.isDirectory()) {
    for (const name of readdirSync(path).sort()) if (!name.includes('.gen.')) stampOf(join(path, name), hash);
  } else hash.update(`${path}:${stat.size}:${Math.round(stat.mtimeMs)}\n`);
}

function sourceStamp() {
  const hash = createHash('sha256');
  for (const name of SOURCES) stampOf(resolve(root, name), hash);
  return hash.digest('hex');
}

const stamp = sourceStamp();
const isBuilt =
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === stamp &&
  existsSync(resolve(root, 'dist/server/main.js'));
if (!isBuilt) {
  console.log('Building …');
  await import('./build.mjs');
  writeFileSync(stampFile, stamp);
}

const child = spawn(process.execPath, [resolve(root, 'dist/server/main.js')], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('close', (code) => process.exit(code ?? 0));
