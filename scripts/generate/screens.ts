// Reads the definitions of all screens from their syntax: nothing of them has to run, or to compile, for that.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { paramsOf, type ScreenParam } from './params-of';
import { picksIn } from './picks-of';
import { type AuthCheck, authCheck } from './roles';
import { type Package, packagesIn } from '../packages';
import { keyOf, type PluginCheck, pluginCheck } from './plugin-folders';
import { definitionIn, expressionOf, type Found, literalOf, textIn } from './source-file';
import { nodesOf } from './syntax';
import { gatherNow, SourceMistake } from './mistake';

export interface Screen {
  readonly file: string;
  /** The name of its link: `goodsList`. */
  readonly name: string;
  /** The folder of its plugin's screens, relative to the project; '' for the mall's own screens. */
  readonly folder: string;
  readonly path: string;
  readonly title: string;
  readonly auth: string;
  readonly params: readonly ScreenParam[];
  readonly walk: Readonly<Record<string, unknown>>;
  /** As TypeScript, what it gives back to the screen that opened it; '' for nothing. */
  readonly picks: string;
  /** Names of the parameters that are handed over beside the address. */
  readonly carries: readonly string[];
  /** Parameters that a link holds by which it is shared; undefined where home is shared in its place. */
  readonly shares: readonly string[] | undefined;
}

const pageFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return pageFiles(path);
    return /\.page\.tsx?$/.test(entry.name) ? [path] : [];
  });

const camel = (words: string): string =>
  words.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * `goods/list` → goodsList, `order/order-detail` → orderDetail, `share/index` → share: folders and file, without a folder
 * that the next one repeats.
 */
export function linkName(path: string): string {
  const parts = path.split('/').filter((part, at, all) => part !== 'index' || at < all.length - 1);
  const kept = parts.filter((part, at) => parts[at + 1]?.startsWith(part) !== true);
  return camel(kept.join('-'));
}

/** Names of parameters of the screen, as its definition lists them. */
function namesIn(found: Found | undefined, params: readonly ScreenParam[]): string[] | undefined {
  if (found === undefined) return undefined;
  const listed = nodesOf(expressionOf(found)?.node['elements']);
  const names = listed.map((node) => String(literalOf({ node, source: found.source })));
  const unknown = names.find((name) => !params.some((param) => param.name === name));
  if (unknown !== undefined) throw new SourceMistake(`it has no parameter ${unknown}`);
  return names;
}

/** What of the parameters leaves the phone, and what not even stands in the address. */
function privacyOf(
  definition: ReadonlyMap<string, Found> | undefined,
  { params, auth }: Pick<Screen, 'params' | 'auth'>,
): Pick<Screen, 'carries' | 'shares'> {
  const carries = namesIn(definition?.get('carries'), params) ?? [];
  const shares = namesIn(definition?.get('shares'), params);
  const both = carries.find((name) => shares?.includes(name));
  if (both !== undefined)
    throw new SourceMistake(`${both} is carried beside the address, and cannot be shared`);
  if (auth !== 'guest' && shares !== undefined && shares.length > 0)
    throw new SourceMistake('a screen behind a login is shared without parameters');
  return { carries, shares };
}

interface Checks extends PluginCheck {
  assertAuth: AuthCheck;
}

/** Where screens stand: a folder relative to the project, of screens of the mall itself or with a folder a plugin. */
interface Area {
  folder: string;
  isOfPlugins: boolean;
  from?: Package;
}

const areasIn = (root: string): Area[] =>
  [
    { folder: 'src/pages', isOfPlugins: false },
    { folder: 'src/plugins', isOfPlugins: true },
    ...packagesIn(root).map((from) => ({ folder: `${from.folder}/screens`, isOfPlugins: true, from })),
  ].filter(({ folder }) => existsSync(join(root, folder)));

interface StandsIn extends Pick<Screen, 'name' | 'folder'> {
  /** What the paths of a package's screens begin with, so that they are no other's. */
  start: string;
}

/** What a screen's place says of it. @throws SourceMistake in a folder of no plugin. */
function placeOf(
  root: string,
  { file, area }: { file: string; area: Area },
  { assertFolder }: PluginCheck,
): StandsIn {
  const below = relative(join(root, area.folder), file)
    .replaceAll('\\', '/')
    .replace(/\.page\.tsx?$/, '');
  const [plugin = ''] = below.split('/');
  if (area.isOfPlugins) assertFolder(plugin, file, area.from);
  return {
    name: linkName(below),
    folder: area.isOfPlugins ? `${area.folder}/${plugin}` : '',
    start: area.from === undefined ? '/' : `/plugins/${keyOf(plugin)}/`,
  };
}

function screenIn(root: string, { file, area }: { file: string; area: Area }, checks: Checks): Screen {
  const definition = definitionIn(root, file, 'definePage');
  const textAt = (name: string) => textIn(definition, name);
  const path = textAt('path');
  if (path === undefined) throw new SourceMistake(`${file}: a page states its path as path: '/…'`);
  const auth = textAt('auth') ?? '';
  checks.assertAuth(auth, `${file}: ${path}`);
  checks.assertPlugin(textAt('plugin'), file);
  const { start, ...place } = placeOf(root, { file, area }, checks);
  if (!path.startsWith(start))
    throw new SourceMistake(`${file}: #/path: "${path}": paths of this screen's plugin begin with ${start}`);
  const query = definition?.get('query');
  const walk = definition?.get('walk');
  const picks = definition?.get('picks');
  try {
    const params = query === undefined ? [] : paramsOf(query);
    return {
      file,
      ...place,
      path,
      title: textAt('title') ?? '',
      auth,
      params,
      walk: walk === undefined ? {} : (literalOf(walk) as Screen['walk']),
      picks: picks === undefined ? '' : picksIn(picks),
      ...privacyOf(definition, { params, auth }),
    };
  } catch (error) {
    throw new SourceMistake(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Throws where two of them share what a link is told apart by. */
function assertUnlike(screens: readonly Screen[], keyOf: (screen: Screen) => string): void {
  const seen = new Map<string, string>();
  for (const screen of screens) {
    const other = seen.get(keyOf(screen));
    if (other !== undefined)
      throw new SourceMistake(`${screen.file}: ${keyOf(screen)} is already of ${other}`);
    seen.set(keyOf(screen), screen.file);
  }
}

/** Every screen of the mall, of its plugins and of its packages, in the order of their files. */
export function readScreens(root: string): Screen[] {
  const checks = { assertAuth: authCheck(root), ...pluginCheck(root) };
  const files = areasIn(root).flatMap((area) =>
    pageFiles(join(root, area.folder))
      .sort()
      .map((file) => ({ file, area })),
  );
  const screens = gatherNow(files, (one) => screenIn(root, one, checks));
  assertUnlike(screens, ({ path }) => path);
  assertUnlike(screens, ({ folder, name }) => `${folder} ${name}`);
  return screens;
}
