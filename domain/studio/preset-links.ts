// Links of presets, from the catalogue, in the shapes that the fields of layouts store.
import { type CatalogueEntry, LINK_CATALOGUE, pluginEntries } from '../link-catalogue';

/** Link ids of plugins that presets name; each plugin states all of its own (server/plugins). */
const OF_PLUGINS: readonly CatalogueEntry[] = [
  ...pluginEntries('miaosha', [['秒杀首页', 'miaosha/advance/advance']]),
  ...pluginEntries('pintuan', [['拼团首页', 'pt/index/index']]),
  ...pluginEntries('integral_mall', [['积分商城', 'integral_mall/index/index']]),
];

/** The catalogue's entry of a name; throws where there is none, since presets name fixed links only. */
export function placeNamed(name: string): CatalogueEntry {
  const entry = [...LINK_CATALOGUE, ...OF_PLUGINS].find((candidate) => candidate.name === name);
  if (entry === undefined) throw new Error(`No place in the mall is called "${name}".`);
  return entry;
}

/** Stored as one object: banner, link, rubik cells. */
export const wholeLink = (name: string) => {
  const { group, path, openType, permission } = placeNamed(name);
  return {
    type: group,
    name,
    open_type: openType,
    icon: '',
    value: path,
    params: [],
    new_link_url: path,
    key: permission,
  };
};

/** Stored as one object of the address and the way of opening: modal. */
export const targetLink = (name: string) => {
  const { path, openType } = placeNamed(name);
  return { url: path, openType };
};

/** Split into four properties: banner and nav. */
export const pickerLink = (name: string) => {
  const { path, openType, permission } = placeNamed(name);
  return { url: path, openType: openType, params: [], key: permission };
};

/** The same under the newer names: menu and quick-nav. */
export const flatLink = (name: string) => {
  const { path, openType, permission } = placeNamed(name);
  return { link_url: path, open_type: openType, params: [], key: permission };
};
