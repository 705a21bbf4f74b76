// Owns the mall's configuration in the front end: loaded once, kept, with a queue of waiting callers (CFG-01 … CFG-04).
import { isRecord } from '~/domain/record';
import type { IndexConfigData } from '~/schemas/api/index.gen';
import { call } from '../services/http';
import { bootData } from '../services/site';
import { forget, readStored, store } from '../services/storage';
import { proxy, ref, useSnapshot } from './store';

export type MallConfig = IndexConfigData;
type Navbar = MallConfig['navbar'];

const mall = proxy<{ config: MallConfig | null }>({ config: null });

export const useMallConfig = (): MallConfig | null => useSnapshot(mall).config as MallConfig | null;
export const mallConfig = (): MallConfig | null => mall.config;

const ROUTE = 'api/index/config';

/** It comes and goes as a whole: to watch each of its thousand values would hold home up. */
function accept(config: MallConfig): MallConfig {
  mall.config = ref(config);
  return config;
}

/** Makes any configuration fit; its schema is large, and what our own server put into the page needs none. */
async function fitting(data: unknown): Promise<MallConfig> {
  const [{ indexConfig }, { coerce }] = await Promise.all([
    import('~/schemas/api/index.gen'),
    import('~/schemas/shape'),
  ]);
  return coerce(indexConfig.answer, data) as MallConfig;
}

let waiting: Promise<MallConfig> | null = null;

async function ask(): Promise<MallConfig> {
  try {
    const { indexConfig } = await import('~/schemas/api/index.gen');
    const config = accept(await call(indexConfig, {}));
    store('config', config);
    return config;
  } finally {
    waiting = null;
  }
}

/** Takes what the page brought, else what the last visit left; true when there was something. */
export async function restoreConfig(): Promise<boolean> {
  const boot = bootData()[ROUTE];
  if (isRecord(boot)) {
    // Checked by the server that wrote it, of the same build as this.
    accept(boot as unknown as MallConfig);
    store('config', boot);
    return true;
  }
  const known = readStored('config', isRecord);
  if (known !== null) accept(await fitting(known));
  return known !== null;
}

/** The configuration: from memory, or by the one request that all callers wait for. */
export function loadConfig(): Promise<MallConfig> {
  if (mall.config !== null) return Promise.resolve(mall.config);
  waiting ??= ask();
  return waiting;
}

/** Drops the kept configuration, so that the next caller asks again (CFG-04). */
export function resetConfig(): void {
  mall.config = null;
  forget('config');
}

const pathOf = (url: string): string => url.split('?')[0] ?? '';
type Nav = Navbar['navs'][number];

export const navUrl = (nav: Nav): string => {
  const link: unknown = nav.link;
  const better = isRecord(link) ? link['new_link_url'] : undefined;
  return typeof better === 'string' && better !== '' ? better : nav.url;
};

/** True when a path is that of a tab entry (TAB-01, TAB-02). */
export const isTabPath = (path: string): boolean =>
  (mall.config?.navbar.navs ?? []).some((nav) => pathOf(navUrl(nav)) === path);

/**
 * The title of a screen: the operator's, else its own (NAV-06, NAV-07). The backend lists every screen, with its
 * name for the new one until it is renamed: then a title that came with the data stands.
 */
export const titleOf = (config: MallConfig | null, path: string, own: string): string =>
  config?.bar_title.find(
    ({ value, name, new_name }) => value === path && new_name !== '' && new_name !== name,
  )?.new_name ?? own;

/** The title of a screen whose code is not there yet, as the backend lists it. */
export const listedTitle = (config: MallConfig | null, path: string): string => {
  const listed = config?.bar_title.find(({ value }) => value === path);
  return listed?.new_name || listed?.name || '';
};

/** The mall's own words for points and balance (CFG-06). */
export const pointsWord = (config: MallConfig | null): string =>
  config?.mall.setting.integral_customer || '积分';
export const balanceWord = (config: MallConfig | null): string =>
  config?.recharge_setting_custom.customize_balance_text || '余额';
