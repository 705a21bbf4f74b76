// The plugins that screens can name: the folders of server/plugins with a manifest, each with its key.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gatherNow, SourceMistake } from './mistake';
import { definitionIn, textIn } from './source-file';

/** Folders are written with hyphens, keys with underscores. */
const keyOf = (folder: string): string => folder.replaceAll('-', '_');

/** Shared by several plugins, and none itself. */
const KIT = 'kit';

function assertNamed(root: string, folder: string): void {
  const place = join(root, 'server/plugins', folder);
  if (folder.includes('_'))
    throw new SourceMistake(`${place}: folders of plugins have hyphens: ${folder.replaceAll('_', '-')}`);
  const file = join(place, 'plugin.ts');
  const key = textIn(definitionIn(root, file, 'definePlugin'), 'key');
  if (key !== undefined && key !== keyOf(folder))
    throw new SourceMistake(`${file}: #/key: is not "${keyOf(folder)}", which its folder says`);
}

export interface PluginCheck {
  /** @throws SourceMistake for a plugin that has no manifest, which no mall could install. */
  assertPlugin: (key: string | undefined, file: string) => void;
  /** @throws SourceMistake for screens in a folder that is named after no plugin. */
  assertFolder: (folder: string, file: string) => void;
}

/** @throws SourceMistake of every folder or key that is not by the rule. */
export function pluginCheck(root: string): PluginCheck {
  const place = join(root, 'server/plugins');
  const names = existsSync(place) ? readdirSync(place) : [];
  const folders = names.filter((name) => existsSync(join(place, name, 'plugin.ts')));
  gatherNow(folders, (folder) => assertNamed(root, folder));
  const keys = folders.map(keyOf);
  return {
    assertPlugin: (key, file) => {
      if (key !== undefined && !keys.includes(key))
        throw new SourceMistake(`${file}: plugin: "${key}" is the key of no manifest in server/plugins`);
    },
    assertFolder: (folder, file) => {
      if (folder !== KIT && !folders.includes(folder))
        throw new SourceMistake(
          `${file}: there is no plugin server/plugins/${folder}, after which its folder is named`,
        );
    },
  };
}
