// Proves over both databases what the page of a goods at plain terms says of the kinds that offer it for less.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodsDetail } from '~/schemas/api/goods.gen';
import { PLUGINS, type Plugin } from '~/server/app/load-plugins';
import type { SaleKind } from '~/server/ports/sale';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { ladderOf } from '~/tests/server/group-helpers';
import { countQueries, type Mall, openMall } from '~/tests/server/mall-helpers';
import { plainGoods, setOption } from '~/tests/server/money/checkout-helpers';
import { makeSet } from '~/tests/server/money/set-helpers';

const NO_SETS = { list: [], url: '/plugins/composition/detail/detail' };

/** The plugin of sets with one more kind, which may have an offer that no goods has. */
function withKind(offer: SaleKind['offer']): Plugin[] {
  const another = ({ offer: _own, ...kind }: SaleKind): SaleKind => ({
    ...kind,
    key: 'another',
    ...(offer === undefined ? {} : { offer }),
  });
  return PLUGINS.map((plugin) => {
    if (plugin.key !== 'composition') return plugin;
    return { ...plugin, sale: (plugin.sale ?? []).flatMap((kind) => [kind, another(kind)]) };
  });
}

describeOnBothDatabases('offers of a goods', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const extraOf = async (id: number) => (await mall.ask(goodsDetail, { id })).goods.plugin_extra;
  const hide = (id: number, showLevels: unknown) =>
    mall.database.db
      .updateTable('goods')
      .set({ show_levels: showLevels === null ? null : JSON.stringify(showLevels) })
      .where('id', '=', id)
      .execute();

  it('are none where no kind sells it, as the recorded mall says so', async () => {
    expect(await extraOf((await plainGoods(mall, 9)).goodsId)).toEqual({ composition: NO_SETS });
  });

  it('are the sets that it is in, with what each costs and saves, without those that nobody can buy', async () => {
    const set = await makeSet(mall, { type: 1, prices: [12_800, 8800], reduction: 18_000, from: 5 });
    const [piece, other] = set.pieces;
    const list = [
      {
        composition_id: set.id,
        page_url: `/plugins/composition/detail/detail?composition_id=${set.id}`,
        price: '36.00',
        max_discount: '180.00',
        tag: '固定套餐',
      },
    ];
    expect(await extraOf(piece?.goodsId ?? 0)).toMatchObject({ composition: { list } });
    await hide(other?.goodsId ?? 0, [2]);
    expect(await extraOf(piece?.goodsId ?? 0)).toMatchObject({ composition: { list: [] } });
    await hide(other?.goodsId ?? 0, null);
  });

  it('are the groups that it is sold in, while one can see them and they have stock', async () => {
    const { baseId, peopleNum } = await ladderOf(mall, 2);
    const { db } = mall.database;
    const { source_id: source } = await db
      .selectFrom('goods')
      .select('source_id')
      .where('id', '=', baseId)
      .executeTakeFirstOrThrow();
    const groups = async () => (await extraOf(source ?? 0))['pintuan'];
    expect(await groups()).toMatchObject({
      list: [{ goods_id: baseId, page_url: `/plugins/pt/goods/goods?goods_id=${baseId}` }],
    });
    await hide(baseId, [2]);
    expect(await groups()).toEqual({ list: [] });
    await hide(baseId, null);
    await db
      .updateTable('skus')
      .set({ stock: 0 })
      .where('goods_id', 'in', (eb) =>
        eb.selectFrom('pintuan_ladders').select('ladder_goods_id').where('people_num', '=', peopleNum),
      )
      .execute();
    expect(await groups()).toMatchObject({ list: [{ people_num: 10 }] });
    await db.updateTable('activities').set({ is_enabled: false }).where('plugin', '=', 'pintuan').execute();
    expect(await groups()).toBeUndefined();
  });

  it('are none of a plugin that the mall may not use', async () => {
    await setOption(mall, 'permissions', ['coupon']);
    expect(await extraOf((await plainGoods(mall, 5)).goodsId)).toEqual({});
    await setOption(mall, 'permissions', null);
  });

  it('are asked of all kinds in one query', async () => {
    const { goodsId: id } = await plainGoods(mall, 9);
    const queriesWith = (offer: SaleKind['offer']) =>
      countQueries(mall, (counted) => counted.ask(goodsDetail, { id }), { plugins: withKind(offer) });
    const none = { rows: () => sql`(select 1 where false)`, read: () => Promise.resolve({}) };
    expect(await queriesWith(none)).toBe(await queriesWith(undefined));
  });
});
