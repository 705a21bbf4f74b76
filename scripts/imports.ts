// The import table of the architecture: each layer imports the layers below it only.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

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
};

/** Packages that only one of our files may import. */
const WRAPPED: Readonly<Record<string, string | readonly string[]>> = {
  axios: 'src/services/axios-client.ts',
  valtio: 'src/state/store.ts',
  'weixin-js-sdk': 'src/services/social-sdk.ts',
  leaflet: 'ui/map/',
  'react-router-dom': ['src/engine/navigation.ts', 'editor-preview/app/navigation.ts'],
  dompurify: 'ui/rich-text/',
  parse5: 'ui/rich-text/',
  pg: 'server/db/',
  '@electric-sql/pglite': 'server/db/',
  postcss: 'server/http/critical-css.ts',
  sharp: 'server/pictures/raster/',
};

export interface Import {
  file: string;
  target: string;
}

const SPECIFIER = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const isTest = (file: string) => /\.test\.tsx?$|\.stories\.tsx$|^tests\/|\/testing\//.test(file);

/** The problem of one import, or null. Paths are relative to the project. */
export function problemOf({ file, target }: Import): string | null {
  const isOurs = target.startsWith('.') || target.startsWith('~/');
  if (!isOurs) {
    const name = target.startsWith('@')
      ? target.split('/').slice(0, 2).join('/')
      : (target.split('/')[0] ?? '');
    const wrappers = [WRAPPED[name] ?? []].flat();
    const isFree = wrappers.length === 0 || isTest(file);
    const isWrapper = isFree || wrappers.some((wrapper) => file.startsWith(wrapper));
    return isWrapper ? null : `${file} imports ${name}, which only ${wrappers.join(' and ')} may`;
  }
  const path = target.startsWith('~/') ? target.slice(2) : relative('.', join(dirname(file), target));
  const [from = '', owner = ''] = file.split('/');
  const [to = '', piece = ''] = path.split('/');
  if (isTest(file) && to === 'tests') return null;
  if (ALLOWED[from] !== undefined && !ALLOWED[from].includes(to))
    return `${file} imports ${path}: ${from} may not know ${to}`;
  const isSibling =
    from === 'widgets' &&
    to === 'widgets' &&
    owner !== piece &&
    piece !== 'kit' &&
    path.split('/').length > 2;
  if (isSibling) return `${file} imports ${path}: a widget may not import another`;
  return pluginsProblem(file, path) ?? pagesProblem(file, path);
}

/** What the core may import of plugins: the parts of a manifest, and the list of all. */
const PLUGIN_DOOR = new Set(
  ['contract', 'order-parts', 'load-plugins', 'built-in'].map((file) => `server/plugins/${file}`),
);

function pluginsProblem(file: string, path: string): string | null {
  const isInside = file.startsWith('server/plugins/');
  if (isTest(file) || !path.startsWith('server/plugins/')) return null;
  const owner = (name: string) => /^server\/plugins\/([^/]+)\//.exec(name)?.[1];
  const [from, to] = [owner(file), owner(path)];
  if (!isInside)
    return PLUGIN_DOOR.has(path)
      ? null
      : `${file} imports ${path}: plugins are known by their manifests only`;
  if (to === undefined || to === from || to === 'kit') return null;
  return `${file} imports ${path}: a plugin knows itself and the kit`;
}

/** The engine imports home directly, so that home needs no route table. */
const NAMES_HOME = 'src/engine/lazy-screen.tsx';

function pagesProblem(file: string, path: string): string | null {
  if (file === NAMES_HOME && path === 'src/pages/home/home.page') return null;
  const group = (name: string) => /^src\/((?:pages|plugins)\/[^/]+)\//.exec(name)?.[1];
  const [from, to] = [group(file), group(path)];
  const isForeign = to !== undefined && from !== to;
  return isForeign ? `${file} imports ${path}: screens are reached by their address only` : null;
}

/** Paths of the TypeScript files below a folder that are written by hand. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourceFiles(path);
    // The templates of new widgets and plugins hold imports as text.
    const isSource = /\.tsx?$/.test(entry.name) && !/^new-\w+-files\.ts$/.test(entry.name);
    return isSource && !entry.name.includes('.gen.') ? [path] : [];
  });
}

export function main(): number {
  const root = resolve(import.meta.dirname, '..');
  const folders = Object.keys(ALLOWED).filter((name) => readdirSync(root).includes(name));
  const files = folders.flatMap((folder) => sourceFiles(join(root, folder)));
  // A run without any file must fail.
  if (files.length < 100) throw new Error(`Only ${files.length} source files found: the check is broken`);
  const problems = files.flatMap((path) => {
    const file = relative(root, path);
    const targets = [...readFileSync(path, 'utf8').matchAll(SPECIFIER)].map(([, target = '']) => target);
    return targets.map((target) => problemOf({ file, target })).filter((problem) => problem !== null);
  });
  for (const problem of problems) console.error(problem);
  console.log(`Imports: ${files.length} files, ${problems.length} problems.`);
  return problems.length === 0 ? 0 : 1;
}
