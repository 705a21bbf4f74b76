// The mall's configuration in the front end, and what it says of a screen. It is loaded by services/mall-config.ts.
import * as to from '~/domain/screen-links.gen';
import type { IndexConfigData } from '~/schemas/api/index.gen';
import { navUrl } from '~/ui/tab-bar/tab-bar-of';
import { proxy, ref, useSnapshot } from './store';

export type MallConfig = IndexConfigData;

const mall = proxy<{ config: MallConfig | null }>({ config: null });

export const useMallConfig = (): MallConfig | null => useSnapshot(mall).config as MallConfig | null;
export const mallConfig = (): MallConfig | null => mall.config;

/** Replaced as a whole: a proxy of each of its thousand values would slow home down. */
export function setMallConfig(config: MallConfig | null): void {
  mall.config = config && ref(config);
}

const pathOf = (url: string): string => url.split('?')[0] ?? '';
/** True when a path is that of a tab entry (TAB-01, TAB-02). */
export const isTabPath = (path: string): boolean =>
  (mall.config?.navbar.navs ?? []).some((nav) => pathOf(navUrl(nav)) === path);

/** Home and the screens of the tab bar, below which no other screen lies. */
export const isRootPath = (path: string): boolean => path === to.home() || isTabPath(path);

/**
 * The title of a screen: the operator's, else its own (NAV-06, NAV-07). The backend lists every screen with its default
 * name until it is renamed: until then a title of the data wins.
 */
export const titleOf = (config: MallConfig | null, path: string, own: string): string =>
  config?.bar_title.find(
    ({ value, name, new_name }) => value === path && new_name !== '' && new_name !== name,
  )?.new_name ?? own;

/** The title of a screen whose code has not loaded yet, as the backend lists it. */
export const listedTitle = (config: MallConfig | null, path: string): string => {
  const listed = config?.bar_title.find(({ value }) => value === path);
  return listed?.new_name || listed?.name || '';
};
