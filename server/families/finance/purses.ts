// All purses of the mall: commission, and what plugins pay to their roles.
import { MallError } from '../../http/errors';
import type { InstalledPlugins } from '../../ports/plugin';
import { sharePurse } from '../share/share-purse';
import type { Purse } from '../../ports/purse';

type WithPurses = InstalledPlugins | readonly { key: string; purses?: readonly Purse[] }[];

export const pursesOf = (plugins: WithPurses): Purse[] => [
  sharePurse,
  ...plugins.flatMap(({ purses = [] }) => purses),
];

/** The purse of a `model`. Throws 插件X不支持该功能 for a plugin without one, 未安装X插件 for what is no plugin. */
export function purseOf(plugins: WithPurses, model: string): Purse {
  const purse = pursesOf(plugins).find((one) => one.model === model);
  if (purse !== undefined) return purse;
  const isInstalled = plugins.some(({ key }) => key === model);
  throw new MallError(isInstalled ? `插件${model}不支持该功能` : `未安装${model}插件`);
}
