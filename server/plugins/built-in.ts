// The plugin behind a key that a row holds, for work that runs without a call: timed work, providers' notices.
import type { InstalledPlugin } from '../ports/plugin';

/** Undefined where its folder was taken away. Loaded late: plugins themselves import orders and payments. */
export async function builtInPlugin(key: string): Promise<InstalledPlugin | undefined> {
  const { PLUGINS } = await import('../app/load-plugins');
  return PLUGINS.find((plugin) => plugin.key === key);
}
