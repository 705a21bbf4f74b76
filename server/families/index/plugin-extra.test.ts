// Proves over both databases what plugins sell on the classic home page (api/index/index-extra, one call a block).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexIndexExtra, indexTplIndex, type MallBlock } from '~/schemas/api/index.gen';
import type { ActivityPlugin } from '~/server/plugins/kit/activity-goods/rules';
import {
  ACTIVITY_PLUGINS,
  activityBlock,
  goodsOfPlugin,
  inDays,
  listOf,
  type Wire,
} from '~/tests/server/activity-helpers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { blocksOf, dataOf, ids, savePage } from '~/tests/server/page-helpers';
import { differences } from '~/tests/server/recorded';

const REPLIES = (
  JSON.parse(
    readFileSync(
      resolve(import.meta.dirname, '../../../tests/data/layouts/hydrated/07-old-home-blocks.extra.json'),
      'utf8',
    ),
  ) as { replies: Record<string, Wire> }
).replies;

/** Plugins of the recorded home page whose goods a guest may buy. */
const RECORDED = ['miaosha', 'pintuan', 'booking', 'pick', 'wholesale'] as const;
const MOVED = '参数值错误，请刷新重试';
const WRONG = '参数值错误';

const pluginBlock = (key: string, rest: object = {}) => ({
  key,
  name: key,
  permission_key: key,
  relation_id: 0,
  style: '1',
  ...rest,
});

describeOnBothDatabases('blocks of plugins on the classic home page', (open) => {
  let mall: Mall;
  // One moment for all answers: cards contain the seconds until the end of a sale.
  const moment = new Date();
  beforeAll(async () => {
    mall = openMall(await open(), { now: () => moment });
    await mall.database.db.updateTable('diy_pages').set({ is_home_page: false, platform: '' }).execute();
    await save(ACTIVITY_PLUGINS.map((key) => pluginBlock(key)));
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const save = (blocks: readonly object[]) =>
    mall.database.db
      .updateTable('mall_options')
      .set({ value: JSON.stringify(blocks) })
      .where('key', '=', 'home_pages')
      .execute();
  const blocks = async () => (await mall.ask(indexTplIndex, {})).home_pages as MallBlock[];
  const wxapp = { headers: { 'X-App-Platform': 'wxapp' } };
  const params = (key: string, rest: { index?: number; goods_num?: number } = {}) => ({
    type: 'mall' as const,
    key,
    index: ACTIVITY_PLUGINS.indexOf(key as ActivityPlugin),
    ...rest,
  });
  const extra = async (key: string, rest: { index?: number; goods_num?: number } = {}) =>
    (await mall.ask(indexIndexExtra, params(key, rest), wxapp)) as Wire;
  const refusal = async (key: string, rest: { index?: number } = {}) =>
    (await mall.call(indexIndexExtra, params(key, rest))).msg;
  /** What the widget of a plugin delivers of these goods or sets. */
  const widgetList = async (plugin: string, list: readonly Wire[]) => {
    const id = plugin.replaceAll('_', '-');
    const stored = {
      addGoodsType: 1,
      list: list.map((one) => ({ ...one, id: one['goods_id'] ?? one['id'] })),
    };
    const page_id = await savePage(mall, { tabs: [[activityBlock(id, stored)]] });
    return listOf(dataOf(blocksOf(await mall.ask(indexTplIndex, { page_id }, wxapp)), id) as Wire);
  };

  it('are on it without their goods', async () => {
    expect((await blocks()).map(({ key }) => key)).toEqual([...ACTIVITY_PLUGINS, 'fxhb']);
    expect((await blocks()).some((block) => 'list' in block)).toBe(false);
  });

  it.each(RECORDED)('answer with the recorded keys: %s', async (plugin) => {
    expect(differences(REPLIES[plugin], await extra(plugin))).toEqual([]);
  });

  it.each(ACTIVITY_PLUGINS)('show what the plugin sells now, in its widget’s format: %s', async (plugin) => {
    const list = listOf(await extra(plugin));
    expect(list.length).toBeGreaterThan(0);
    expect(list).toEqual(await widgetList(plugin, list));
  });

  it('return the session of seckill or flash sales that they show, and the rule of a pick', async () => {
    expect(await extra('miaosha')).toMatchObject({ is_current: expect.any(Number) as number });
    expect(await extra('flash_sale')).toHaveProperty('activity.title');
    expect(await extra('flash_sale')).toHaveProperty('next_activity.title');
    const { list, activity } = await extra('pick');
    const [first] = list as { rule_num: number; rule_price: string }[];
    expect(activity).toEqual({ rule_num: String(first?.rule_num), rule_price: first?.rule_price });
  });

  it('show as many goods as the call requests, else as the block says, else ten', async () => {
    const all = listOf(await extra('pintuan'));
    expect(all.length).toBeGreaterThan(2);
    for (const plugin of ['pintuan', 'flash_sale', 'composition', 'pick'])
      expect(listOf(await extra(plugin, { goods_num: 1 })), plugin).toHaveLength(1);
    expect(listOf(await extra('pintuan', { goods_num: 0 }))).toEqual([]);
    await save([pluginBlock('pintuan', { goods_num: '2' })]);
    expect(listOf(await extra('pintuan', { index: 0 }))).toEqual(all.slice(0, 2));
    await save(ACTIVITY_PLUGINS.map((key) => pluginBlock(key)));
  });

  it('leave out what is not for sale: goods off the shelf, activities that are off, expired or future', async () => {
    const { db } = mall.database;
    const [first = 0] = await goodsOfPlugin(mall, 'pintuan');
    const before = ids(listOf(await extra('pintuan')) as { id: number }[]);
    expect(before).toContain(first);
    await db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', first).execute();
    expect(ids(listOf(await extra('pintuan')) as { id: number }[])).toEqual(
      before.filter((id) => id !== first),
    );
    for (const change of [{ begin_at: inDays(1) }, { is_enabled: false }, { deleted_at: new Date() }]) {
      await db.updateTable('activities').set(change).where('plugin', '=', 'pintuan').execute();
      expect(await extra('pintuan')).toEqual({ list: [] });
      const back = { begin_at: inDays(-1), is_enabled: true, deleted_at: null };
      await db.updateTable('activities').set(back).where('plugin', '=', 'pintuan').execute();
    }
    await db.updateTable('activities').set({ is_enabled: false }).where('plugin', '=', 'pick').execute();
    expect(await extra('pick')).toEqual({ list: [], activity: {} });
    await db.updateTable('activities').set({ is_enabled: true }).where('plugin', '=', 'pick').execute();
    await db.updateTable('goods').set({ is_on_sale: true }).where('id', '=', first).execute();
  });

  it('are refused when another block has their place', async () => {
    expect(await refusal('pintuan', { index: 1 })).toBe(MOVED);
    expect(await refusal('pintuan', { index: 99 })).toBe(MOVED);
  });

  it('are absent for a plugin that the mall does not have or may not use', async () => {
    const { db } = mall.database;
    await save([pluginBlock('stock'), pluginBlock('bonus'), pluginBlock('pintuan')]);
    expect((await blocks()).map(({ key }) => key)).toEqual(['pintuan', 'fxhb']);
    expect(await refusal('stock', { index: 0 })).toBe(MOVED);
    await db.insertInto('mall_options').values({ key: 'permissions', value: '["booking"]' }).execute();
    expect(await refusal('pintuan', { index: 0 })).toBe(MOVED);
    // Stored before blocks had these fields.
    await save([
      { key: 'pintuan', name: '拼团' },
      { key: 'strange', name: '未知' },
    ]);
    expect(await refusal('pintuan', { index: 0 })).toBe(WRONG);
    expect(await refusal('strange', { index: 1 })).toBe(WRONG);
    await db.deleteFrom('mall_options').where('key', '=', 'permissions').execute();
    expect(listOf(await extra('pintuan', { index: 0 })).length).toBeGreaterThan(0);
    expect(await refusal('fxhb', { index: 2 })).toBe(WRONG);
    await save(ACTIVITY_PLUGINS.map((key) => pluginBlock(key)));
  });

  it('of steps are only for mini programs', async () => {
    expect(await refusal('step')).toBe(WRONG);
    expect(listOf(await extra('step')).length).toBeGreaterThan(0);
  });
});
