// Titles of screens: those of the link catalogue, renamed by the operator.
import { allPlaces } from '~/domain/link-catalogue';
import type { IndexConfigData } from '~/schemas/api/index.gen';
import type { InstalledPlugins } from '../../../ports/plugin';
import { isPermitted } from '../hydrate/hydrator';
import { recordsOf } from '../../../settings/stored-values';

const HOME_PATH = '/pages/index/index';

/** Screens of the catalogue that the mall may use, each once, without home. */
export function barTitles(
  stored: unknown,
  { permissions, plugins }: { permissions: ReadonlySet<string>; plugins: InstalledPlugins },
): IndexConfigData['bar_title'] {
  const renamed = new Map(recordsOf(stored).map((row) => [row['value'], row['new_name']]));
  const screens = allPlaces(plugins).filter(
    ({ path, permission }) =>
      path.startsWith('/') &&
      !path.includes('?') &&
      path !== HOME_PATH &&
      isPermitted(permission, permissions),
  );
  const unique = new Map(screens.map((screen) => [screen.path, screen]));
  return [...unique.values()].map(({ name, path }) => {
    const newName = renamed.get(path);
    return { name, value: path, new_name: typeof newName === 'string' ? newName : name };
  });
}
