// A copy of the project without what is installed or built, for tests that change its files.
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
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
  'tsconfig.json',
  'vite.config.ts',
];

/** The folder of a new copy; whoever asks for it removes it. */
export function copyProject(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `pagoda-${name}-`));
  const isNeeded = (path: string) => !/[\\/](?:node_modules|tests[\\/]bench)$/.test(path);
  for (const entry of [...FOLDERS, ...FILES])
    cpSync(join(ROOT, entry), join(copy, entry), { recursive: true, filter: isNeeded });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}
