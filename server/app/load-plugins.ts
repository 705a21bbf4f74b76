// The plugins that are built in: every folder of server/plugins and of packages with a manifest, `plugin.ts`.
import type { Migration } from '../db/migrate';
import type { Route } from '../http/route';
import type { InstalledPlugin } from '../ports/plugin';
import type { PluginManifest } from '../plugins/kit/define-plugin';
import { packages } from './packages.gen';

const manifests = import.meta.glob<PluginManifest>('../plugins/*/plugin.ts', {
  eager: true,
  import: 'default',
});
const sqlFiles = import.meta.glob<string>('../plugins/{*,kit/*}/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Plugin extends InstalledPlugin, Pick<PluginManifest, 'seed'> {
  /** Name of its folder. */
  folder: string;
  routes: readonly Route[];
  jobs: NonNullable<PluginManifest['jobs']>;
}

export type Plugins = readonly Plugin[];

/** Folders are written with hyphens, keys with underscores. */
const keyOf = (folder: string): string => folder.replaceAll('-', '_');

/** A package may itself stand in a folder of that name. */
const folderOf = (file: string): string => /^.*\/plugins\/([^/]+)\//.exec(file)?.[1] ?? '';

function pluginOf(file: string, manifest: PluginManifest): Plugin {
  const folder = folderOf(file);
  if (manifest.key !== keyOf(folder))
    throw new Error(`${file} states the key ${manifest.key}: it must be ${keyOf(folder)}`);
  const { routes = [], jobs = [] } = manifest;
  const foreign = routes.find(({ endpoint }) => !endpoint.route.startsWith(`plugin/${manifest.key}/`));
  if (foreign !== undefined) throw new Error(`${foreign.endpoint.route} is no call of ${manifest.key}`);
  const alien = manifest.sale?.find((kind) => !kind.key.startsWith(manifest.key));
  if (alien !== undefined)
    throw new Error(`${file}: the kind of sale ${alien.key} begins with ${manifest.key}`);
  return { ...manifest, folder, routes, jobs, hasCalls: routes.length > 0 };
}

/**
 * The plugins of a table of manifests by file.
 * @throws Error where a key is not that of the folder, or a route or kind of sale not that of the plugin.
 */
export const pluginsOf = (modules: Readonly<Record<string, PluginManifest>>): Plugins =>
  Object.entries(modules).map(([file, manifest]) => pluginOf(file, manifest));

/** All that are built in: the mall's in the order of their folders' names, then those of each package. */
export const PLUGINS: Plugins = [manifests, ...packages.map((one) => one.manifests)].flatMap(pluginsOf);

const KIT = 'kit';

/** Names of a package's migrations begin with its own: they have an order of their own, after the mall's. */
const SERIES = [
  { before: '', files: sqlFiles },
  ...packages.map(({ name, migrations }) => ({ before: `${name}/`, files: migrations })),
];

/** Migrations of the plugins and of what they share, each with its plugin's key; what is shared has the key `kit`. */
export const pluginMigrations = (plugins: Plugins): Migration[] =>
  SERIES.flatMap(({ before, files }) =>
    Object.entries(files).flatMap(([file, text]) => {
      const owner = keyOf(folderOf(file));
      const isInstalled = owner === KIT || plugins.some(({ key }) => key === owner);
      return isInstalled ? [{ name: before + file.slice(file.lastIndexOf('/') + 1), text, owner }] : [];
    }),
  );
