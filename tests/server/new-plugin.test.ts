// Proves that a new widget and a new plugin pass `npm run verify` as made, and so do the examples of the documents and a
// package of both from a tarball, that creating them edits no existing file, and that a plugin that sells can be taken away.
// Checked is what is new in the copy, and what knows of it: the rest is checked where it stands.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
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

/** Puts the examples where they would stand; the migration gets a number above all that leaves one to the new plugin. */
function layExamples(copy: string): void {
  for (const { name } of readdirSync(EXAMPLES, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  ))
    cpSync(join(EXAMPLES, name), join(copy, name), { recursive: true });
  const migrations = join(copy, 'server/plugins/wish-list/migrations');
  renameSync(join(migrations, 'NNN-wish-list.sql'), join(migrations, '998-wish-list.sql'));
}

/** Digests of all files, by path within the copy. */
function digestsOf(copy: string): ReadonlyMap<string, string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(copy, join(entry.parentPath, entry.name))),
  );
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(copy, file)))
      .digest('hex');
  return new Map([...files, ...FILES].map((file) => [file, digest(file)]));
}

const isGenerated = (file: string): boolean => file.includes('.gen.');

/** A plugin's roles widen this type, and no other of those that stand: what is generated of others has types of any entry. */
const OF_ROLES = /\b(?:EndpointAuth|PluginRoles?|PLUGIN_ROLES|Role)\b/;

/** The sources whose types may depend on what is new: what is generated anew, and what names the type of roles. */
const dependentsOf = (copy: string, files: readonly string[], isNew: (file: string) => boolean): string[] =>
  files
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      isGenerated(file) ? isNew(file) : OF_ROLES.test(readFileSync(join(copy, file), 'utf8')),
    );

/** A folder of nothing but these: a file that none of them needs is needed by nobody, as the rest does not know them. */
function alone(copy: string, paths: readonly string[]): string {
  const folder = join(copy, 'alone');
  mkdirSync(folder);
  for (const path of paths)
    cpSync(join(copy, path), join(folder, path), { recursive: true, filter: (from) => !isGenerated(from) });
  for (const file of ['package.json', 'knip.json']) copyFileSync(join(copy, file), join(folder, file));
  symlinkSync(join(copy, 'node_modules'), join(folder, 'node_modules'));
  return folder;
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
const CONTROL = 'widgets/acme-lantern/controls/glow.tsx';

/** Test files: of the two widgets and the two halves of the plugin, of the package, and over all widgets, which the check adds. */
const TEST_FILES = 4 + 3 + 4;

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
  const env = {
    ...process.env,
    ...templates,
    VITEST: undefined,
    VITEST_WORKER_ID: undefined,
    NODE_OPTIONS: '',
    // Each would read the whole code in.
    VITEST_MAX_WORKERS: '1',
  };
  const run = (args: readonly string[], cwd = copy) =>
    spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env });
  /** A tool's exit code, and what it says where it fails. */
  const toolOf = (name: string, args: readonly string[], cwd?: string) => {
    const { status, stdout, stderr } = run([join(copy, 'node_modules/.bin', name), ...args], cwd);
    return [status, status === 0 ? '' : stdout + stderr];
  };

  it('adds only its own files, as a new widget does, is listed, and passes the whole check with it, the examples and a package', {
    timeout: 600_000,
  }, () => {
    layExamples(copy);
    const before = digestsOf(copy);
    const make = (script: string, ...args: string[]) => {
      const { status, stderr } = run(['scripts/run.mjs', `scripts/${script}.ts`, ...args]);
      return [status, stderr];
    };
    expect(make('new-widget', 'hanging-lantern', '挂灯')).toEqual([0, '']);
    expect(make('new-plugin', 'price-tag', '价签')).toEqual([0, '']);
    const after = digestsOf(copy);
    const isNew = (file: string) => before.get(file) !== after.get(file);
    expect([...before.keys()].filter((file) => !isGenerated(file) && isNew(file))).toEqual([]);
    const files = [...after.keys()];
    const added = files
      .filter((file) => !isGenerated(file) && !before.has(file))
      .map((file) => file.replace(/\d{3}(?=-price-tag\.sql)/, 'NNN'));
    expect(added.filter((file) => !file.startsWith('widgets/')).sort()).toEqual(OF_PLUGIN);
    expect(added.filter((file) => file.startsWith('widgets/')).length).toBe(2 * WIDGET_FILES);
    const listed = run(['scripts/run.mjs', 'scripts/plugins.ts', '--json']);
    expect(JSON.parse(listed.stdout)).toContainEqual(
      expect.objectContaining({ name: 'price-tag', title: '价签', screens: 3, endpoints: 4 }),
    );
    expect(JSON.parse(listed.stdout)).toContainEqual(
      expect.objectContaining({ name: 'acme-lantern', title: '灯笼', screens: 1, endpoints: 2 }),
    );
    const folders = ['server/plugins/price-tag', 'src/plugins/price-tag', 'widgets/price-tag'];
    const own = [...folders, 'schemas/api/price_tag.json', 'widgets/hanging-lantern'];
    const paths = [...own, ...EXAMPLE_PATHS, OVER_ALL_ROLES, `node_modules/${PACKAGE.name}`];
    const { stdout, stderr, status } = run(['scripts/verify.mjs', '--generated', ...paths]);
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/ok +types and lint[^]*Imports: \d+ files, 0 problems/);
    expect(stdout).toMatch(new RegExp(`Test Files .*${TEST_FILES + EXAMPLE_TEST_FILES + 1} passed`));
    const noRules = join(copy, 'no-rules.json');
    writeFileSync(noRules, JSON.stringify({ plugins: [], categories: { correctness: 'off' } }));
    const types = ['--config', noRules, '--no-ignore', '--type-aware', '--type-check', '--quiet'];
    expect(toolOf('oxlint', [...types, ...dependentsOf(copy, files, isNew)])).toEqual([0, '']);
    const unused = ['--no-progress', '--include', 'files,unlisted', '--no-config-hints'];
    expect(toolOf('knip', unused, alone(copy, [...own, ...EXAMPLE_PATHS]))).toEqual([0, '']);
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
    // Its control is the studio's alone, in code, styles and names of files.
    const control = readFileSync(join(copy, 'node_modules', PACKAGE.name, CONTROL), 'utf8');
    const ofControl = /title="([^"]+)"/.exec(control)?.[1] ?? control;
    const names = readdirSync(join(copy, 'dist/web'), { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => name.includes('glow'))).toEqual([]);
    const inPhone = builtFor(copy, 'web/assets');
    expect([inPhone.includes('已点亮'), inPhone.includes(ofControl)]).toEqual([true, false]);
    expect(onServer.includes(ofControl)).toBe(false);
  });

  it('requires a valid and unused folder name, and a title', async () => {
    expect(await main(['Price Tag', '价签'])).toBe(1);
    expect(await main(['kit', '价签'])).toBe(1);
    expect(await main(['price-tag'])).toBe(1);
    expect(await main(['check-in', '签到'])).toBe(1);
    expect(existsSync(join(ROOT, 'src/plugins/check-in'))).toBe(false);
  });
});
