// Proves that a new widget and a new plugin pass `npm run verify` as made, and so do the examples of the documents and a
// package of both from a tarball, that creating them edits no existing file, and that a plugin that sells can be taken away.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { main } from '~/scripts/new-plugin';
import { copyProject, FILES, FOLDERS } from '../project-copy';
import { lending } from './databases';
import { builtFor, installPackage, loadedWith } from './package-helpers';

const ROOT = resolve(import.meta.dirname, '../..');
const EXAMPLES = join(ROOT, 'docs/examples');

/** What of the examples is checked. */
const EXAMPLE_PATHS = [
  'widgets/tea-shelf',
  'server/families/index/hydrate/widgets/tea-shelf.ts',
  'server/families/index/hydrate/widgets/tea-shelf.test.ts',
  'server/plugins/wish-list',
  'src/plugins/wish-list',
  'schemas/api/wish_list.json',
];
/** A widget's, its hydrator's, and the two halves of a plugin. */
const EXAMPLE_TEST_FILES = 4;

/** Puts the examples where they would stand; the migration gets a number above all. */
function layExamples(copy: string): void {
  for (const { name } of readdirSync(EXAMPLES, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  ))
    cpSync(join(EXAMPLES, name), join(copy, name), { recursive: true });
  const migrations = join(copy, 'server/plugins/wish-list/migrations');
  renameSync(join(migrations, 'NNN-wish-list.sql'), join(migrations, '999-wish-list.sql'));
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

/** Files of a new plugin besides its widget. */
const OF_PLUGIN = [
  'schemas/api/price_tag.json',
  'server/plugins/price-tag/jobs.ts',
  'server/plugins/price-tag/migrations/NNN-price-tag.sql',
  'server/plugins/price-tag/plugin.ts',
  'server/plugins/price-tag/price-tag.test.ts',
  'server/plugins/price-tag/roles.json',
  'server/plugins/price-tag/routes.ts',
  'server/plugins/price-tag/seed.ts',
  'server/plugins/price-tag/settings.json',
  'server/plugins/price-tag/tables.ts',
  'src/plugins/price-tag/index.page.tsx',
  'src/plugins/price-tag/note-detail.page.tsx',
  'src/plugins/price-tag/note-edit.page.tsx',
  'src/plugins/price-tag/price-tag.test.tsx',
];

/** With its recorded version. */
const WIDGET_FILES = 10;

/** A package outside of the tree: a widget, and the plugin that fills it in. */
const PACKAGE = { folder: 'acme-lantern', name: '@acme/pagoda-lantern' };

/** Test files: of the two widgets and the two halves of the plugin, of the package, and over all widgets, which the check adds. */
const TEST_FILES = 4 + 2 + 4;

/** A test over all roles, which needs nothing of a new one but itself. */
const OVER_ALL_ROLES = 'src/engine/role-gate.test.tsx';

describe('a new plugin', () => {
  let copy: string;
  beforeAll(() => {
    copy = copyProject('new-plugin');
    installPackage(copy, PACKAGE);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  // Its tests copy this run's databases, with the table that it adds.
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

  it('adds only its own files, as a new widget does, is listed, and passes the whole check with it, the examples and a package', {
    timeout: 600_000,
  }, () => {
    const before = digestsOf(copy);
    const make = (script: string, ...args: string[]) =>
      run(['scripts/run.mjs', `scripts/${script}.ts`, ...args]);
    expect(make('new-widget', 'hanging-lantern', '挂灯').status).toBe(0);
    expect(make('new-plugin', 'price-tag', '价签').status).toBe(0);
    const after = digestsOf(copy);
    expect([...before].filter(([file, digest]) => after.get(file) !== digest)).toEqual([]);
    const added = [...after.keys()]
      .filter((file) => !before.has(file))
      .map((file) => file.slice(copy.length + 1).replace(/\d{3}(?=-price-tag\.sql)/, 'NNN'));
    expect(added.filter((file) => !file.startsWith('widgets/')).sort()).toEqual(OF_PLUGIN);
    expect(added.filter((file) => file.startsWith('widgets/')).length).toBe(2 * WIDGET_FILES);
    const listed = run(['scripts/run.mjs', 'scripts/plugins.ts', '--json']);
    expect(JSON.parse(listed.stdout)).toContainEqual(
      expect.objectContaining({ name: 'price-tag', title: '价签', screens: 3, endpoints: 4 }),
    );
    expect(JSON.parse(listed.stdout)).toContainEqual(
      expect.objectContaining({ name: 'acme-lantern', title: '灯笼', endpoints: 1 }),
    );
    layExamples(copy);
    expect(run(['scripts/run.mjs', 'scripts/generate.ts']).stderr).toBe('');
    const folders = ['server/plugins/price-tag', 'src/plugins/price-tag', 'widgets/price-tag'];
    const own = [...folders, 'schemas/api/price_tag.json', 'widgets/hanging-lantern'];
    const paths = [...own, ...EXAMPLE_PATHS, OVER_ALL_ROLES, `node_modules/${PACKAGE.name}`];
    const { stdout, stderr, status } = run(['scripts/verify.mjs', '--generated', ...paths]);
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/ok +types[^]*ok +unused code[^]*Imports: \d+ files, 0 problems/);
    expect(stdout).toMatch(new RegExp(`Test Files .*${TEST_FILES + EXAMPLE_TEST_FILES + 1} passed`));
  });

  it('leaves a mall that builds where the folders of one that sells are taken away', {
    timeout: 600_000,
  }, () => {
    for (const path of ['server/plugins/pintuan', 'src/plugins/pintuan', 'schemas/api/pintuan.json'])
      rmSync(join(copy, path), { recursive: true });
    expect(run(['scripts/run.mjs', 'scripts/generate.ts']).status).toBe(0);
    const build = [resolve(copy, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'];
    for (const config of [[], ['--config', 'scripts/vite.server.config.ts']]) {
      const { status, stderr } = run([...build, ...config]);
      expect([status, stderr]).toEqual([0, '']);
    }
    expect(readdirSync(join(copy, 'dist'))).toEqual(['server', 'web']);
    // The package is built with it, for the phone and the server, and home loads nothing of it.
    const onServer = builtFor(copy, 'server');
    for (const part of ['create table acme_lanterns', '@acme/pagoda-lantern', 'key: "acme_lantern"'])
      expect([part, onServer.includes(part)]).toEqual([part, true]);
    expect(loadedWith(copy, 'widgets/acme-lantern/view.tsx').includes('已点亮')).toBe(true);
    for (const module of ['index.html', 'src/pages/home/home.page.tsx'])
      expect([module, loadedWith(copy, module).includes('acme-lantern')]).toEqual([module, false]);
  });

  it('requires a valid and unused folder name, and a title', async () => {
    expect(await main(['Price Tag', '价签'])).toBe(1);
    expect(await main(['kit', '价签'])).toBe(1);
    expect(await main(['price-tag'])).toBe(1);
    expect(await main(['check-in', '签到'])).toBe(1);
    expect(existsSync(join(ROOT, 'src/plugins/check-in'))).toBe(false);
  });
});
