// Helpers for tests of activity goods: the seeded goods of a plugin, blocks of them, and the delivered records.
import { formatDate, parseServerTime } from '~/domain/time';
import { indexTplIndex } from '~/schemas/api/index.gen';
import type { ActivityPlugin } from '~/server/plugins/kit/activity-goods/rules';
import { PLUGINS } from '~/server/app/load-plugins';
import type { Mall } from './mall-helpers';
import { blocksOf, dataOf, savePage } from './page-helpers';

export type Wire = Record<string, unknown>;

export const DAY_MS = 86_400_000;

/** Keys of the plugins that sell goods of their own. */
export const ACTIVITY_PLUGINS = PLUGINS.filter(
  ({ key, homeExtra }) => homeExtra !== undefined && key !== 'mch',
).map(({ key }) => key as ActivityPlugin);

/** Widgets are named with hyphens, plugins with underscores. */
export const pluginOf = (widget: string): ActivityPlugin => widget.replaceAll('-', '_') as ActivityPlugin;

export const activityBlock = (id: string, data: object) => ({ id, permission_key: pluginOf(id), data });

/** Data of a block of picked goods. */
export const pickedGoods = (ids: readonly number[]) => ({
  addGoodsType: 1,
  list: ids.map((id) => ({ id, name: 'old' })),
});

export const listOf = (data: Wire): Wire[] => data['list'] as Wire[];

/** Ids of the goods that stand in a plugin's activities, in the order they were seeded. */
export async function goodsOfPlugin(mall: Mall, plugin: ActivityPlugin): Promise<number[]> {
  const rows = await mall.database.db
    .selectFrom('goods')
    .select('id')
    .where('sign', '=', plugin)
    .where('id', 'in', (eb) => eb.selectFrom('activity_goods').select('goods_id'))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of the seeded sets: fixed, free, sold out, coming and over. */
export async function seededSets(mall: Mall): Promise<number[]> {
  const rows = await mall.database.db
    .selectFrom('activities')
    .select('id')
    .where('plugin', '=', 'composition')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of the goods of a set, in the operator's order. */
export async function goodsOfSet(mall: Mall, setId: number): Promise<number[]> {
  const rows = await mall.database.db
    .selectFrom('activity_goods')
    .select('goods_id')
    .where('activity_id', '=', setId)
    .orderBy('sort')
    .execute();
  return rows.map(({ goods_id }) => goods_id);
}

/** The data of a block as a guest gets it. */
export async function showBlock(mall: Mall, id: string, data: object): Promise<Wire> {
  const page_id = await savePage(mall, { tabs: [[activityBlock(id, data)]] });
  return dataOf(blocksOf(await mall.ask(indexTplIndex, { page_id })), id) as Wire;
}

export const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** The given time of tomorrow on the mall's clock. */
export const tomorrowAt = (time: string): Date =>
  new Date(parseServerTime(`${formatDate(Date.now() + DAY_MS)} ${time}`) ?? Number.NaN);
