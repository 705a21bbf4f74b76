// The packages of widgets and plugins that pagoda.config.ts names, and the folders in which sources stand.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
// With its ending: Node itself reads the configuration of Vite.
import { SourceMistake } from './generate/mistake.ts';
import { defaultExportOf, literalOf, readSource } from './generate/source-file.ts';

/** The default export of pagoda.config.ts; it is read from its syntax, as definitions of screens are. */
export interface PagodaConfig {
  /** Names of installed packages, or folders of this project such as `./packages/lantern`. */
  readonly packages: readonly string[];
}

export interface Package {
  readonly name: string;
  /** Relative to the project. */
  readonly folder: string;
  /** What the names of its widgets, plugins and tables begin with. */
  readonly vendor: string;
}

/** The folder of a widget or a plugin. */
export interface Place {
  /** Its name, which is the id of a widget. */
  readonly id: string;
  /** Relative to the project. */
  readonly folder: string;
  /** Undefined for those of the mall itself. */
  readonly from?: Package;
}

const CONFIG = 'pagoda.config.ts';
const VENDOR = /^[a-z][a-z0-9]*$/;

function listed(root: string): string[] {
  const file = join(root, CONFIG);
  if (!existsSync(file)) return [];
  const source = readSource(root, file);
  const found = defaultExportOf(source);
  const config = found === undefined ? undefined : (literalOf(found) as Partial<PagodaConfig> | undefined);
  const packages: unknown = config?.packages;
  if (Array.isArray(packages) && packages.every((one) => typeof one === 'string')) return packages;
  throw new SourceMistake(`${file}: needs packages, a list of texts that are written out`);
}

function packageOf(root: string, entry: string, index: number): Package {
  const place = `${join(root, CONFIG)}: packages[${index}]: "${entry}"`;
  const isFolder = entry.startsWith('.');
  const folder = isFolder ? join(root, entry) : join(root, 'node_modules', entry);
  const file = join(folder, 'package.json');
  if (!existsSync(file))
    throw new SourceMistake(
      isFolder
        ? `${place}: ${file} is not there`
        : `${place} is not installed: npm install ${entry}, or name a folder of this project by ./`,
    );
  const { name, pagoda } = JSON.parse(readFileSync(file, 'utf8')) as {
    name?: unknown;
    pagoda?: { vendor?: unknown };
  };
  const vendor = pagoda?.vendor;
  if (typeof name !== 'string' || typeof vendor !== 'string' || !VENDOR.test(vendor))
    throw new SourceMistake(
      `${file}: needs "name" and "pagoda": {"vendor": "acme"}, lower case, with which its names begin`,
    );
  return { name, folder: relative(root, folder).replaceAll('\\', '/'), vendor };
}

/** @throws SourceMistake for a package that is not there, is named twice, or does not name its vendor. */
export function packagesIn(root: string): Package[] {
  const packages = listed(root).map((entry, index) => packageOf(root, entry, index));
  const names = packages.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice === undefined) return packages;
  throw new SourceMistake(`${join(root, CONFIG)}: packages: "${twice}" is named twice`);
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

/** The folders in a folder of the mall and of each package, all with names of their own. */
function placesIn(root: string, own: string, ofPackages: string): Place[] {
  const mall = foldersIn(join(root, own)).map((id): Place => ({ id, folder: `${own}/${id}` }));
  const foreign = packagesIn(root).flatMap((from) =>
    foldersIn(join(root, from.folder, ofPackages)).map((id): Place => {
      const folder = `${from.folder}/${ofPackages}/${id}`;
      if (!id.startsWith(`${from.vendor}-`))
        throw new SourceMistake(
          `${join(root, folder)}: names of ${from.name} begin with its vendor: ${from.vendor}-${id}`,
        );
      return { id, folder, from };
    }),
  );
  const seen = new Map(mall.map((place) => [place.id, place]));
  for (const place of foreign) {
    const other = seen.get(place.id);
    if (other !== undefined)
      throw new SourceMistake(`${join(root, place.folder)}: the name is that of ${join(root, other.folder)}`);
    seen.set(place.id, place);
  }
  return [...mall, ...foreign];
}

/** Widgets of the mall and of its packages. */
export const widgetPlaces = (root: string): Place[] =>
  placesIn(root, 'widgets', 'widgets').filter(({ folder }) => existsSync(join(root, folder, 'schema.json')));

/** Folders of plugins, and what the mall's share. */
export const pluginPlaces = (root: string): Place[] => placesIn(root, 'server/plugins', 'plugins');

/** Patterns of the stories of packages, relative to the project. */
export const packageStories = (root: string): string[] =>
  packagesIn(root).map(({ folder }) => `${folder}/widgets/**/*.stories.tsx`);

/** How a module of the folder `from` imports a file; both are relative to the project. */
export function importPath(from: string, file: string): string {
  const path = relative(from, file)
    .replaceAll('\\', '/')
    .replace(/\.tsx?$/, '');
  return path.startsWith('.') ? path : `./${path}`;
}
