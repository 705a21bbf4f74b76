// Proves over both databases that the demo has some activities of each plugin, and that each has all figures of its plugin.
import { beforeAll, expect, it } from 'vitest';
import { isRecord } from '~/domain/record';
import type { Database } from '~/server/db/database';
import { ACTIVITY_PLUGINS } from '~/tests/server/activity-helpers';
import type { ActivityPlugin } from './rules';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';

interface Figures {
  activity?: readonly string[];
  goods?: readonly string[];
}

/** Paths within the rules, `*` for every entry; what the contract of a plugin names, money with the suffix of fen. */
const FIGURES: Readonly<Record<string, Figures>> = {
  pintuan: {
    goods: ['is_alone_buy', 'groups_restrictions', 'is_sell_well', 'is_auto_add_robot', 'add_robot_time'],
  },
  booking: { goods: ['store_ids.*', 'is_order_form', 'type', 'form_data'] },
  miaosha: { activity: ['hours.*'], goods: ['virtual_miaosha_num', 'buy_limit'] },
  flash_sale: {
    activity: ['notice', 'notice_hours'],
    goods: ['skus.*.type', 'skus.*.discount', 'skus.*.cut_fen', 'total'],
  },
  bargain: {
    goods: [
      'sign_id',
      'min_price_fen',
      'time',
      'type',
      'stock_type',
      'status_data.people',
      'status_data.human',
      'status_data.first_min_price_fen',
      'status_data.first_max_price_fen',
      'status_data.second_min_price_fen',
      'status_data.second_max_price_fen',
    ],
  },
  integral_mall: { goods: ['skus.*.integral_num', 'is_home'] },
  lottery: {
    goods: ['sign_id', 'stock', 'join_min_num', 'deplete_integral_num', 'buy_goods_id', 'type'],
  },
  advance: {
    activity: ['is_deposit_returned'],
    goods: [
      'ladder_rules.*.num',
      'ladder_rules.*.discount',
      'pay_limit',
      'skus.*.deposit_fen',
      'skus.*.swell_deposit_fen',
    ],
  },
  pick: { activity: ['rule_num', 'rule_price_fen', 'is_area_limit', 'area_limit'] },
  gift: {},
  wholesale: { activity: ['price_levels'], goods: ['rise_num', 'type', 'wholesale_rules'] },
  exchange: {
    goods: [
      'mode',
      'expire_type',
      'expire_start_time',
      'expire_end_time',
      'expire_start_day',
      'expire_end_day',
    ],
  },
  step: { activity: ['currency_name'], goods: ['currency'] },
  composition: { activity: ['type', 'reduction_fen'], goods: ['is_host', 'reduction_fen'] },
};

/** Plugins made since have tests of their own. */
const KNOWN = Object.keys(FIGURES) as ActivityPlugin[];

/** Whether every value that the path leads to is there; a `*` wants one at least. */
function has(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return value !== undefined;
  const inside = typeof value === 'object' && value !== null ? Object.values(value) : [];
  if (name === '*') return inside.length > 0 && inside.every((one) => has(one, rest));
  return isRecord(value) && name in value && has(value[name], rest);
}

/** Every object of figures by specification inside of rules. */
const skusIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => (name === 'skus' && isRecord(one) ? [one] : skusIn(one)))
    : [];

describeOnBothDatabases('the figures of the demo activities', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  const activitiesOf = (plugin: ActivityPlugin) =>
    database.db.selectFrom('activities').select(['title', 'rules']).where('plugin', '=', plugin).execute();
  const goodsOf = (plugin: ActivityPlugin) =>
    database.db
      .selectFrom('activity_goods')
      .innerJoin('activities', 'activities.id', 'activity_goods.activity_id')
      .select(['activity_goods.goods_id', 'activity_goods.rules'])
      .where('activities.plugin', '=', plugin)
      .execute();

  it.each(ACTIVITY_PLUGINS)('are of two activities or goods at least: %s', async (plugin) => {
    // A set is an activity of several goods; of all others each goods is sold by itself.
    const rows = plugin === 'composition' ? await activitiesOf(plugin) : await goodsOf(plugin);
    expect(rows.length).toBeGreaterThanOrEqual(2);
  });

  it.each(KNOWN)('are all there: %s', async (plugin) => {
    const { activity = [], goods = [] } = FIGURES[plugin] ?? {};
    const missing = (paths: readonly string[], rows: readonly { rules: unknown }[]) =>
      rows.flatMap(({ rules }, at) =>
        paths.filter((path) => !has(rules, path.split('.'))).map((path) => `${at}: ${path}`),
      );
    expect(missing(activity, await activitiesOf(plugin))).toEqual([]);
    expect(missing(goods, await goodsOf(plugin))).toEqual([]);
  });

  it.each(KNOWN)('are named in the table, every one: %s', async (plugin) => {
    const { activity = [], goods = [] } = FIGURES[plugin] ?? {};
    const namesOf = (rows: readonly { rules: object }[]) => [
      ...new Set(rows.flatMap(({ rules }) => Object.keys(rules))),
    ];
    const named = (paths: readonly string[]) => new Set(paths.map((path) => path.split('.')[0]));
    expect(new Set(namesOf(await activitiesOf(plugin)))).toEqual(named(activity));
    expect(new Set(namesOf(await goodsOf(plugin)))).toEqual(named(goods));
  });

  it('are those of all specifications that the goods has, and of no other', async () => {
    const { db } = database;
    for (const plugin of ACTIVITY_PLUGINS) {
      for (const { goods_id, rules } of await goodsOf(plugin)) {
        const skus = await db.selectFrom('skus').select('sign_id').where('goods_id', '=', goods_id).execute();
        const signs = skus.map(({ sign_id }) => sign_id).sort();
        for (const figures of skusIn(rules)) expect(Object.keys(figures).sort(), plugin).toEqual(signs);
        const one = rules['sign_id'];
        if (one !== undefined) expect(signs, plugin).toContain(one);
      }
    }
  });

  it('name stores, goods and districts that are there', async () => {
    const { db } = database;
    const idsOf = async (table: 'stores' | 'goods' | 'districts') =>
      (await db.selectFrom(table).select('id').execute()).map(({ id }) => id);
    const named = async (plugin: ActivityPlugin, key: string) =>
      [...(await goodsOf(plugin)), ...(await activitiesOf(plugin))].flatMap(({ rules }) => rules[key] ?? []);
    expect(await idsOf('stores')).toEqual(expect.arrayContaining(await named('booking', 'store_ids')));
    expect(await idsOf('goods')).toEqual(expect.arrayContaining(await named('lottery', 'buy_goods_id')));
    expect(await idsOf('districts')).toEqual(expect.arrayContaining(await named('pick', 'area_limit')));
  });

  it('make no group and no bargain dearer than the goods itself', async () => {
    const { db } = database;
    const priceOf = async (goods_id: number, sign_id: string) =>
      (
        await db
          .selectFrom('skus')
          .select('price_fen')
          .where('goods_id', '=', goods_id)
          .where('sign_id', '=', sign_id)
          .executeTakeFirstOrThrow()
      ).price_fen;
    const ladders = await db
      .selectFrom('pintuan_ladders')
      .innerJoin('skus', 'skus.goods_id', 'ladder_goods_id')
      .select(['pintuan_ladders.goods_id', 'sign_id', 'price_fen'])
      .execute();
    expect(ladders.length).toBeGreaterThan(0);
    for (const { goods_id, sign_id, price_fen } of ladders)
      expect(price_fen).toBeLessThan(await priceOf(goods_id, sign_id));
    for (const { goods_id, rules } of await goodsOf('bargain'))
      expect(rules['min_price_fen']).toBeLessThan(await priceOf(goods_id, String(rules['sign_id'])));
  });
});
