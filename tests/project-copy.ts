// A copy of the project without what is installed or built, for tests that change its files.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/** Folders and files that the project's own commands read. */
export const FOLDERS = [
  'domain',
  'schemas',
  'ui',
  'renderer',
  'widgets',
  'src',
  'server',
  'scripts',
  'editor-preview',
  'exports',
  'tests',
  '.storybook',
];
export const FILES = [
  '.gitignore',
  '.oxlintrc.json',
  'biome.json',
  'index.html',
  'knip.json',
  'package-lock.json',
  'package.json',
  'pagoda.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** The dependencies of a project in a copy of it, which may get further ones. */
function linkDependencies(copy: string): void {
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((one) => !one.startsWith('.vite')))
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
}

/** The folder of a new copy; whoever asks for it removes it. */
export function copyProject(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `pagoda-${name}-`));
  const isNeeded = (path: string) => !/[\\/](?:node_modules|tests[\\/]bench)$/.test(path);
  for (const entry of [...FOLDERS, ...FILES])
    cpSync(join(ROOT, entry), join(copy, entry), { recursive: true, filter: isNeeded });
  linkDependencies(copy);
  return copy;
}
