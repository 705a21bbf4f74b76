// The plugins that screens can name: the folders of plugins with a manifest, each with its key.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Package, type Place, pluginPlaces } from '../packages';
import { gatherNow, SourceMistake } from './mistake';
import { definitionIn, textIn } from './source-file';

/** Folders are written with hyphens, keys with underscores. */
export const keyOf = (folder: string): string => folder.replaceAll('-', '_');

/** Shared by several plugins, and none itself. */
const KIT = 'kit';

function assertNamed(root: string, { id, folder }: Place): void {
  if (id.includes('_'))
    throw new SourceMistake(
      `${join(root, folder)}: folders of plugins have hyphens: ${id.replaceAll('_', '-')}`,
    );
  const file = join(root, folder, 'plugin.ts');
  const key = textIn(definitionIn(root, file, 'definePlugin'), 'key');
  if (key !== undefined && key !== keyOf(id))
    throw new SourceMistake(`${file}: #/key: is not "${keyOf(id)}", which its folder says`);
}

export interface PluginCheck {
  /** @throws SourceMistake for a plugin that has no manifest, which no mall could install. */
  assertPlugin: (key: string | undefined, file: string) => void;
  /** @throws SourceMistake for screens in a folder that is named after no plugin. */
  assertFolder: (folder: string, file: string, from?: Package) => void;
}

/** @throws SourceMistake of every folder or key that is not by the rule. */
export function pluginCheck(root: string): PluginCheck {
  const places = pluginPlaces(root).filter(({ folder }) => existsSync(join(root, folder, 'plugin.ts')));
  gatherNow(places, (place) => assertNamed(root, place));
  const keys = places.map(({ id }) => keyOf(id));
  return {
    assertPlugin: (key, file) => {
      if (key !== undefined && !keys.includes(key))
        throw new SourceMistake(
          `${file}: plugin: "${key}" is the key of no manifest in server/plugins or a package`,
        );
    },
    assertFolder: (folder, file, from) => {
      const isNamed = places.some((place) => place.id === folder && place.from?.name === from?.name);
      const plugins = from === undefined ? 'server/plugins' : `${from.folder}/plugins`;
      if (!isNamed && (folder !== KIT || from !== undefined))
        throw new SourceMistake(
          `${file}: there is no plugin ${plugins}/${folder}, after which its folder is named`,
        );
    },
  };
}
