// Prepares a fresh clone: installs the exact dependencies when the lock file or Node changed, with --bench also those
// of the benchmark and, with --browser, finds or installs a Chromium and a Chinese font. Uses only Node's
// own modules.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findBrowser } from './browser-paths.mjs';

const root = resolve(import.meta.dirname, '..');

function dependencyStamp(folder) {
  const hash = createHash('sha256').update(readFileSync(resolve(folder, 'package-lock.json')));
  return hash.update(process.version).update(process.platform).update(process.arch).digest('hex');
}

/** npm passes its settings in the environment; a nested npm must not inherit them. */
function cleanEnvironment() {
  const entries = Object.entries(process.env).filter(
    ([key]) => !/^npm_(lifecycle|package|command)/i.test(key),
  );
  return Object.fromEntries(entries);
}

function installDependencies(folder) {
  const stampFile = resolve(folder, 'node_modules/.deps-stamp');
  const stamp = dependencyStamp(folder);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Installing dependencies …');
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it fails where a registry has no builds for platforms other than this machine's.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, rest] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  execFileSync(command, rest, { cwd: folder, stdio: 'inherit', env: cleanEnvironment() });
  writeFileSync(stampFile, stamp);
}

const hasBrowser = () => findBrowser() !== undefined;
const hasChineseFont = () => {
  if (process.platform !== 'linux') return true;
  const found = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  return found.status === 0 && found.stdout.trim() !== '';
};

function installBrowser() {
  if (hasBrowser() && hasChineseFont()) return;
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo', '-n'];
  const run = (...args) => {
    const [command, ...rest] = [...prefix, ...args];
    return spawnSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  if (spawnSync('apt-get', ['--version']).status !== 0) {
    console.error(
      'No Chromium found. Install one, or set CHROMIUM_PATH; the browser tests cannot run without it.',
    );
    process.exit(1);
  }
  console.log('Installing Chromium and a Chinese font …');
  const lock = ['-o', 'DPkg::Lock::Timeout=600'];
  run('apt-get', 'update');
  const install = (...names) => run('apt-get', ...lock, 'install', '-y', ...names).status === 0;
  if (!hasChineseFont()) install('fontconfig', 'fonts-noto-cjk');
  if (hasBrowser()) return;
  // Not every Debian release has the headless shell.
  if (['chromium-headless-shell', 'chromium'].some((name) => install(name) && hasBrowser())) return;
  console.error('Chromium could not be installed. Set CHROMIUM_PATH to a Chromium 107 or later.');
  process.exit(1);
}

installDependencies(root);
if (process.argv.includes('--bench')) installDependencies(resolve(root, 'tests/bench'));
if (process.argv.includes('--browser')) installBrowser();
