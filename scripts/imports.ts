// The import table of the architecture: each layer imports the layers below it only, and each floor those below it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { FLOORS } from './imports/floor-table';
import { arrowOf } from './imports/floors';
import { packageImportProblems } from './imports/package-imports';
import { isOwnControl, isTest, pathOf, targetsIn } from './imports/read-imports';
import { sourceFilesIn } from './imports/source-files-in';
import { addressProblems } from './imports/written-addresses';
import { packagesIn } from './packages';

const STOREYS = ['schemas', 'domain', 'ui', 'renderer', 'widgets'];
const below = (storey: string) => STOREYS.slice(0, STOREYS.indexOf(storey) + 1);

/** Allowed imports of each top-level folder. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(STOREYS.map((storey) => [storey, below(storey)])),
  src: [...STOREYS, 'src'],
  'editor-preview': [...STOREYS, 'editor-preview'],
  server: ['schemas', 'domain', 'renderer', 'widgets', 'server'],
  tests: [...STOREYS, 'src', 'server', 'editor-preview', 'tests', 'scripts'],
  scripts: [...STOREYS, 'src', 'server', 'scripts', 'vite.config.ts'],
  // What packages may import: names of what stands elsewhere.
  exports: [...STOREYS, 'src', 'server', 'tests'],
};

/** Packages that only one of our files may import. */
const WRAPPED: Readonly<Record<string, string | readonly string[]>> = {
  axios: 'src/services/axios-client.ts',
  valtio: 'src/state/store.ts',
  'weixin-js-sdk': 'src/services/social-sdk.ts',
  leaflet: 'ui/map/',
  'react-router-dom': ['src/engine/navigation.ts', 'editor-preview/shell/navigation.ts'],
  dompurify: 'ui/rich-text/',
  parse5: ['ui/rich-text/', 'server/site/still-picture.ts'],
  pg: 'server/db/',
  '@electric-sql/pglite': 'server/db/',
  postcss: 'server/site/critical-css.ts',
  sharp: 'server/pictures/raster/',
};

export interface Import {
  file: string;
  target: string;
}

/** The problem of one import, or null. Paths are relative to the project. */
export function problemOf({ file, target }: Import): string | null {
  const path = pathOf(file, target);
  if (path === null) {
    const name = target.startsWith('@')
      ? target.split('/').slice(0, 2).join('/')
      : (target.split('/')[0] ?? '');
    const wrappers = [WRAPPED[name] ?? []].flat();
    const isFree = wrappers.length === 0 || isTest(file);
    const isWrapper = isFree || wrappers.some((wrapper) => file.startsWith(wrapper));
    return isWrapper ? null : `${file} imports ${name}, which only ${wrappers.join(' and ')} may`;
  }
  const [from = '', owner = ''] = file.split('/');
  const [to = '', piece = ''] = path.split('/');
  // Tests of the sources themselves read all of the project.
  if (isTest(file) && (to === 'tests' || to === '')) return null;
  if (FLOORS[from] !== undefined && !isTest(file) && isTest(path))
    return `${file} imports ${path}: only tests use it`;
  if (ALLOWED[from] !== undefined && !ALLOWED[from].includes(to))
    return `${file} imports ${path}: ${from} may not know ${to}`;
  const isSibling =
    from === 'widgets' &&
    to === 'widgets' &&
    owner !== piece &&
    piece !== 'kit' &&
    path.split('/').length > 2;
  if (isSibling) return `${file} imports ${path}: a widget may not import another`;
  return (
    listProblem(file, path) ??
    formProblem(file, path) ??
    controlProblem(file, path) ??
    pluginsProblem(file, path) ??
    pagesProblem(file, path)
  );
}

/** The rows of the two-column categories, whose next page begins in another category (docs/decisions/085). */
const OWN_PAGES = 'src/pages/cats/';

/** Lists are made by the archetype; the older component stays for one screen. */
const listProblem = (file: string, path: string): string | null =>
  path === 'src/engine/archetypes/endless-list' && !file.startsWith(OWN_PAGES)
    ? `${file} imports ${path}: lists are made by archetypes/list`
    : null;

/** Forms are definitions: the hooks and frames of the archetype are its own (docs/decisions/086). */
const formProblem = (file: string, path: string): string | null =>
  path.startsWith('src/engine/form/') &&
  /^src\/(pages|plugins|blocks|overlays|office)\//.test(file) &&
  !isTest(file)
    ? `${file} imports ${path}: forms are made by archetypes/form`
    : null;

/** Widgets' own controls are lazy parts of the studio: phones and the server load none. */
function controlProblem(file: string, path: string): string | null {
  if (isTest(file)) return null;
  const isStudios = path === 'widgets/controls.gen' && !file.startsWith('editor-preview/');
  const isWidgets = isOwnControl(path) && !isOwnControl(file);
  return isStudios || isWidgets ? `${file} imports ${path}: only the studio loads controls` : null;
}

/** What collects the manifests knows their type. */
const MANIFEST = 'server/plugins/kit/define-plugin';

/** Above the plugins too the server knows them by their manifests only; `app` looks for those. */
function pluginsProblem(file: string, path: string): string | null {
  if (isTest(file) || file.startsWith('server/plugins/') || !path.startsWith('server/plugins')) return null;
  const isPublic = file === 'exports/plugin.ts' && path === MANIFEST;
  const isCollector =
    isPublic || (file.startsWith('server/app/') && (path === MANIFEST || path === 'server/plugins'));
  return isCollector ? null : `${file} imports ${path}: plugins are known by their manifests only`;
}

/** Imports home directly, so that home needs no route table. */
const NAMES_HOME = 'src/app/engine-ports.ts';

/** A floor below the plugins, which they share. */
const KIT = 'plugins/kit';

function pagesProblem(file: string, path: string): string | null {
  if (file === NAMES_HOME && path === 'src/pages/home/home.page') return null;
  const group = (name: string) => /^src\/((?:pages|plugins)\/[^/]+)\//.exec(name)?.[1];
  const [from, to] = [group(file), group(path)];
  const isForeign = to !== undefined && to !== KIT && from !== to;
  return isForeign ? `${file} imports ${path}: screens are reached by their address only` : null;
}

/** The project's source files, relative to it, with their text. */
function readSources(root: string): ReadonlyMap<string, string> {
  const folders = Object.keys(ALLOWED).filter((name) => readdirSync(root).includes(name));
  const files = folders.flatMap((folder) => sourceFilesIn(join(root, folder)));
  // A run without any file must fail.
  if (files.length < 100) throw new Error(`Only ${files.length} source files found: the check is broken`);
  return new Map(files.map((path) => [relative(root, path), readFileSync(path, 'utf8')]));
}

const importsOf = (sources: ReadonlyMap<string, string>): Import[] =>
  [...sources].flatMap(([file, source]) => targetsIn(source).map((target) => ({ file, target })));

/** All imports of the project's source files. */
export function readImports(root: string): { files: number; imports: Import[] } {
  const sources = readSources(root);
  return { files: sources.size, imports: importsOf(sources) };
}

/** The imports between floors that do not run down. */
export const floorProblems = (imports: readonly Import[]): string[] =>
  imports.flatMap(({ file, target }) => {
    const arrow = arrowOf(file, target);
    if (arrow === null || arrow.direction === 'down') return [];
    const { from, to, direction } = arrow;
    return [`${file} imports ${target}: ${from} → ${to} runs ${direction} (npm run floors)`];
  });

export function main(): number {
  const root = resolve(import.meta.dirname, '..');
  const sources = readSources(root);
  const imports = importsOf(sources);
  const problems = [
    ...imports.map(problemOf).filter((problem) => problem !== null),
    ...floorProblems(imports),
    ...addressProblems(sources),
    ...packagesIn(root).flatMap((one) => packageImportProblems(root, one)),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`Imports: ${sources.size} files, ${problems.length} problems.`);
  return problems.length === 0 ? 0 : 1;
}
