// Proves that a new plugin passes its generated tests, that creating one edits no existing file, and that one that sells can be
// taken away.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
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
const FILES = ['package.json', 'tsconfig.json', 'vite.config.ts', 'index.html'];

/** What no plugin test reads, and a plugin that sells: its folders and its calls. */
const LEFT_OUT = /[\\/](?:tests[\\/](?:bench|journeys)|plugins[\\/]pintuan|api[\\/]pintuan\..*)$/;

/** A copy of the project. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'pagoda-new-plugin-'));
  const isNeeded = (path: string) => !LEFT_OUT.test(path);
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

  it('adds only its own files, is listed, and passes its tests; roles of its own are data, which server and phone prove', {
    timeout: 600_000,
  }, () => {
    const before = digestsOf(copy);
    const roles = { keeper: { holder: 'a keeper of price tags', words: '你不是价签员' } };
    mkdirSync(join(copy, 'server/plugins/price-tag'));
    writeFileSync(join(copy, 'server/plugins/price-tag/roles.json'), JSON.stringify(roles));
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
      'server/plugins/price-tag/roles.json',
      'server/plugins/price-tag/routes.ts',
      'server/plugins/price-tag/settings.json',
      'src/plugins/price-tag/index.page.tsx',
      'src/plugins/price-tag/index.test.tsx',
    ]);
    const listed = run(['scripts/run.mjs', 'scripts/plugins.ts', '--json']);
    expect(JSON.parse(listed.stdout)).toContainEqual(
      expect.objectContaining({ name: 'price-tag', title: '价签', screens: 1, endpoints: 1 }),
    );
    // One worker: the server is read in once.
    const vitest = [resolve(copy, 'node_modules/vitest/vitest.mjs'), 'run', '--maxWorkers=1'];
    const files = ['plugins/price-tag', 'tests/server/roles.test.ts', 'src/engine/role-gate.test.tsx'];
    const wanted = '-t=keeper|what the operator wrote';
    const tests = run([...vitest, '--project=server', '--project=dom', ...files, wanted]);
    expect(tests.stdout + tests.stderr).toMatch(/Test Files .*4 passed/);
    expect(tests.status).toBe(0);
  });

  it('leaves a mall that builds where the folders of one that sells are taken away', {
    timeout: 600_000,
  }, () => {
    expect(readdirSync(join(copy, 'server/plugins'))).not.toContain('pintuan');
    const build = [resolve(copy, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'];
    for (const config of [[], ['--config', 'scripts/vite.server.config.ts']]) {
      const { status, stderr } = run([...build, ...config]);
      expect([status, stderr]).toEqual([0, '']);
    }
    expect(readdirSync(join(copy, 'dist'))).toEqual(['server', 'web']);
  });

  it('requires a valid and unused folder name', async () => {
    expect(await main(['Price Tag'])).toBe(1);
    expect(await main(['kit'])).toBe(1);
    expect(await main(['check-in'])).toBe(1);
    expect(existsSync(join(ROOT, 'src/plugins/check-in'))).toBe(false);
  });
});
