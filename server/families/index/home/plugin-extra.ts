// What a plugin's block shows on the classic home page.
import { countOf } from '../../../settings/stored-values';
import { hydrateContext, type Visit } from '../page/deliver-page';

const DEFAULT_COUNT = 10;
const MAX_COUNT = 100;

/**
 * Data of a plugin's block. Null for a plugin that has none, one that the mall may not use, or one that the caller's
 * platform does not have.
 */
export async function pluginExtra(
  visit: Visit,
  { key, count }: { key: string; count: unknown },
): Promise<object | null> {
  const context = await hydrateContext(visit);
  const plugin = visit.plugins.find((one) => one.key === key);
  if (plugin?.homeExtra === undefined || !context.permissions.has(key)) return null;
  return plugin.homeExtra(context, countOf(count ?? DEFAULT_COUNT, MAX_COUNT));
}
