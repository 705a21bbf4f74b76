// The generated route tables: the lazy import of each screen, those of shared ones once more, and the screens that list a plugin's goods.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importPath, pluginPlaces } from '../packages';
import type { Screen } from './screens';
import { BANNER, writeIfChanged } from './write';

/** Home screens stated in the manifests, by the plugin's key: phones load no manifests. */
function pluginHomes(root: string): [key: string, path: string][] {
  return pluginPlaces(root).flatMap(({ id, folder }): [string, string][] => {
    const file = join(root, folder, 'plugin.ts');
    const home = existsSync(file) ? /\bhome: '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
    return home === undefined ? [] : [[id.replaceAll('-', '_'), home]];
  });
}

export function generateRoutes(root: string, screens: readonly Screen[]): void {
  const pages = join(root, 'src/pages');
  const app = join(root, 'src/app');
  const tableOf = (name: string, some: readonly Screen[]) => {
    const rows = some.map(({ path, file }) => `  '${path}': () => import('${importPath(app, file)}'),`);
    return `${BANNER}import type { PageModule } from '../engine/define-page';\n\nexport const ${name}: Readonly<Record<string, () => Promise<PageModule>>> = {\n${rows.join('\n')}\n};\n`;
  };
  writeIfChanged(join(app, 'routes.gen.ts'), tableOf('routes', screens));
  // A visit that begins with a shared screen would wait for the names of all others.
  const shared = screens.filter(({ shares, auth }) => shares !== undefined && auth === 'guest');
  writeIfChanged(join(app, 'shared-routes.gen.ts'), tableOf('sharedRoutes', shared));
  const homes = pluginHomes(root).map(([key, path]) => `  ['${key}', '${path}'],`);
  writeIfChanged(
    join(pages, 'home/plugin-homes.gen.ts'),
    `${BANNER}/** Where the goods of a plugin are all to be seen. */\nexport const PLUGIN_HOMES: ReadonlyMap<unknown, string> = new Map([\n${homes.join('\n')}\n]);\n`,
  );
}
