// Helpers for tests of packages: installing one into a copy of the project as npm does, and reading what was built.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const PACKAGES = resolve(import.meta.dirname, '../packages');

/** Packs an example, installs the tarball offline, and names it in the configuration of the copy. */
export function installPackage(copy: string, { folder, name }: { folder: string; name: string }): void {
  const place = join(copy, 'packed');
  mkdirSync(place);
  const npm = (args: readonly string[], cwd: string): string =>
    execFileSync('npm', [...args, '--offline', '--silent'], {
      cwd,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    }).trim();
  const tarball = npm(['pack', '--pack-destination', place], join(PACKAGES, folder));
  writeFileSync(join(place, 'package.json'), '{}');
  // Its peers are the mall's.
  npm(['install', '--legacy-peer-deps', '--no-audit', '--no-fund', `./${tarball}`], place);
  const installed = join(copy, 'node_modules', name);
  mkdirSync(dirname(installed), { recursive: true });
  renameSync(join(place, 'node_modules', name), installed);
  // As npm does of itself.
  const file = join(copy, 'package.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: object };
  const dependencies = { ...description.dependencies, [name]: '*' };
  writeFileSync(file, JSON.stringify({ ...description, dependencies }, null, 2));
  const config = join(copy, 'pagoda.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('packages: []', `packages: ['${name}']`));
}

/** Text of all scripts of a build. */
export function builtFor(copy: string, build: string): string {
  const folder = join(copy, 'dist', build);
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}

interface Chunk {
  file: string;
  imports?: string[];
}

/** Text of the files that a module of the phone's build loads at once; throws where it has none. */
export function loadedWith(copy: string, module: string): string {
  const web = join(copy, 'dist/web');
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const names = new Set([module]);
  for (const name of names) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`${name} is not in the build`);
    for (const next of chunk.imports ?? []) names.add(next);
  }
  return [...names].map((name) => readFileSync(join(web, manifest[name]?.file ?? ''), 'utf8')).join('\n');
}
