// Loads the mall's configuration: once, cached, with a queue of waiting callers (CFG-01 … CFG-04).
import { isRecord } from '~/domain/record';
import { bootData } from '../base/site';
import { forget, readStored, store } from '../base/storage';
import { type MallConfig, mallConfig, setMallConfig } from '../state/mall';
import { call } from './http';

const ROUTE = 'api/index/config';

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
    const config = await call(indexConfig, {});
    setMallConfig(config);
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
    setMallConfig(boot as unknown as MallConfig);
    store('config', boot);
    return true;
  }
  const known = readStored('config', isRecord);
  if (known !== null) setMallConfig(await fitting(known));
  return known !== null;
}

/** The configuration: cached, or from the one request that all callers share. */
export const loadConfig = async (): Promise<MallConfig> => mallConfig() ?? (waiting ??= ask());

/** Drops the cached configuration, so that the next caller loads it again (CFG-04). */
export function resetConfig(): void {
  setMallConfig(null);
  forget('config');
}
