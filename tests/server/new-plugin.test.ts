// Proves that a new plugin passes its generated tests, and that creating one edits no existing file.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { main } from '~/scripts/new-plugin';
import { lending } from './databases';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = [
  'domain',
  'schemas',
  'ui',
  'renderer',
  'widgets',
  'src',
  'server',
  'scripts',
  'tests',
  '.storybook',
];
const FILES = ['package.json', 'tsconfig.json', 'vite.config.ts'];

/** A copy of the project, without files that no plugin test reads. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'pagoda-new-plugin-'));
  const isNeeded = (path: string) => !/[\\/]tests[\\/](bench|journeys)$/.test(path);
  for (const name of [...FOLDERS, ...FILES])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: isNeeded });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}

/** Digests of all files but the generated ones, by path. */
function digestsOf(copy: string): ReadonlyMap<string, string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.gen.'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return new Map([...files, ...FILES.map((name) => join(copy, name))].map((file) => [file, digest(file)]));
}

describe('a new plugin', () => {
  let copy: string;
  beforeAll(() => {
    copy = copyProject();
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  // Its tests copy this run's databases: it brings neither tables nor a seed (the list of its files below).
  const templates = lending({
    embeddedTemplate: inject('embeddedTemplate'),
    emptyTemplate: inject('emptyTemplate'),
    postgres: inject('postgres'),
    bundleFolder: inject('bundleFolder'),
  });
  const run = (args: readonly string[]) =>
    spawnSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, ...templates, VITEST: undefined, VITEST_WORKER_ID: undefined, NODE_OPTIONS: '' },
    });

  it('adds only its own files, is listed, and passes its tests', { timeout: 600_000 }, () => {
    const before = digestsOf(copy);
    expect(run(['scripts/run.mjs', 'scripts/new-plugin.ts', 'price-tag', '价签']).status).toBe(0);
    const after = digestsOf(copy);
    expect([...before].filter(([file, digest]) => after.get(file) !== digest)).toEqual([]);
    const added = [...after.keys()]
      .filter((file) => !before.has(file))
      .map((file) => file.slice(copy.length + 1));
    expect(added.sort()).toEqual([
      'schemas/api/price_tag.json',
      'server/plugins/price-tag/plugin.ts',
      'server/plugins/price-tag/price-tag.test.ts',
      'server/plugins/price-tag/routes.ts',
      'server/plugins/price-tag/settings.json',
      'src/plugins/price-tag/index.page.tsx',
      'src/plugins/price-tag/index.test.tsx',
    ]);
    const listed = run(['scripts/run.mjs', 'scripts/plugins.ts', '--json']);
    expect(JSON.parse(listed.stdout)).toContainEqual(
      expect.objectContaining({ name: 'price-tag', title: '价签', screens: 1, endpoints: 1 }),
    );
    const vitest = resolve(copy, 'node_modules/vitest/vitest.mjs');
    const tests = run([vitest, 'run', '--project=server', '--project=dom', 'plugins/price-tag']);
    expect(tests.stdout + tests.stderr).toMatch(/Test Files .*2 passed/);
    expect(tests.status).toBe(0);
  });

  it('brings roles of its own as data, which server and phone prove', { timeout: 600_000 }, () => {
    const roles = { keeper: { holder: 'a keeper of price tags', words: '你不是价签员' } };
    writeFileSync(join(copy, 'server/plugins/price-tag/roles.json'), JSON.stringify(roles));
    expect(run(['scripts/run.mjs', 'scripts/generate.ts']).status).toBe(0);
    const vitest = resolve(copy, 'node_modules/vitest/vitest.mjs');
    const files = ['tests/server/roles.test.ts', 'src/engine/role-gate.test.tsx'];
    const { stdout, stderr } = run([
      vitest,
      'run',
      '--project=server',
      '--project=dom',
      ...files,
      '-t=keeper',
    ]);
    expect(stdout + stderr).toMatch(/Test Files .*2 passed/);
    expect(stdout + stderr).not.toMatch(/failed/);
  });

  it('requires a valid and unused folder name', async () => {
    expect(await main(['Price Tag'])).toBe(1);
    expect(await main(['kit'])).toBe(1);
    expect(await main(['check-in'])).toBe(1);
    expect(existsSync(join(ROOT, 'src/plugins/check-in'))).toBe(false);
  });
});
