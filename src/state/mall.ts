// The mall's configuration in the front end: loaded once, cached, with a queue of waiting callers (CFG-01 … CFG-04).
import { isRecord } from '~/domain/record';
import type { IndexConfigData } from '~/schemas/api/index.gen';
import { navUrl } from '~/ui/tab-bar/tab-bar-of';
import { call } from '../services/http';
import { bootData } from '../services/site';
import { forget, readStored, store } from '../services/storage';
import { proxy, ref, useSnapshot } from './store';

export type MallConfig = IndexConfigData;

const mall = proxy<{ config: MallConfig | null }>({ config: null });

export const useMallConfig = (): MallConfig | null => useSnapshot(mall).config as MallConfig | null;
export const mallConfig = (): MallConfig | null => mall.config;

const ROUTE = 'api/index/config';

/** Replaced as a whole: a proxy of each of its thousand values would slow home down. */
function accept(config: MallConfig): MallConfig {
  mall.config = ref(config);
  return config;
}

/** Coerces any configuration; its schema is large, and the server's own data in the page need none. */
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

/** Restores the page's data, else the stored ones of the last visit; true when there were any. */
export async function restoreConfig(): Promise<boolean> {
  const boot = bootData()[ROUTE];
  if (isRecord(boot)) {
    // Validated by the server, which is of the same build.
    accept(boot as unknown as MallConfig);
    store('config', boot);
    return true;
  }
  const known = readStored('config', isRecord);
  if (known !== null) accept(await fitting(known));
  return known !== null;
}

/** The configuration: cached, or from the one request that all callers share. */
export function loadConfig(): Promise<MallConfig> {
  if (mall.config !== null) return Promise.resolve(mall.config);
  waiting ??= ask();
  return waiting;
}

/** Drops the cached configuration, so that the next caller loads it again (CFG-04). */
export function resetConfig(): void {
  mall.config = null;
  forget('config');
}

const pathOf = (url: string): string => url.split('?')[0] ?? '';
/** True when a path is that of a tab entry (TAB-01, TAB-02). */
export const isTabPath = (path: string): boolean =>
  (mall.config?.navbar.navs ?? []).some((nav) => pathOf(navUrl(nav)) === path);

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
