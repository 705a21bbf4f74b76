// Proves over both databases the hydrated blocks of activity goods: fields, prices, order, what is left out.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseServerTime } from '~/domain/time';
import { indexTplIndex } from '~/schemas/api/index.gen';
import {
  activityBlock,
  goodsOfPlugin,
  inDays,
  listOf,
  pickedGoods,
  pluginOf,
  showBlock,
} from '~/tests/server/activity-helpers';
import { setRules, soldGoods } from '~/tests/server/activity-rules-helpers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { countQueries, type Mall, openMall } from '~/tests/server/mall-helpers';
import { savePage } from '~/tests/server/page-helpers';
import type { ActivityPlugin, GoodsRulesOf } from './rules';

describeOnBothDatabases('blocks of activity goods', (open) => {
  let mall: Mall;
  let now = new Date();
  beforeAll(async () => {
    mall = openMall(await open(), { now: () => now });
  });
  beforeEach(() => {
    now = new Date();
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const goodsOf = (plugin: ActivityPlugin) => goodsOfPlugin(mall, plugin);
  const show = (id: string, data: object) => showBlock(mall, id, data);
  const rowIdOf = async (goodsId: number): Promise<number> => {
    const { db } = mall.database;
    const row = await db
      .selectFrom('activity_goods')
      .select('id')
      .where('goods_id', '=', goodsId)
      .executeTakeFirstOrThrow();
    return row.id;
  };

  it.each([
    ['miaosha', 5, 5],
    ['flash-sale', 3, 3],
    ['bargain', 3, 3],
    ['lottery', 3, 3],
    ['advance', 6, 4],
    ['booking', 3, 2],
    ['gift', 2, 2],
  ] as const)(
    '%s keeps the stored order; it shows %i goods of which %i may be shown',
    async (id, count, shown) => {
      const ids = await goodsOf(pluginOf(id));
      expect(ids).toHaveLength(count);
      const list = listOf(await show(id, pickedGoods([...ids, 1, 999_999].reverse())));
      const shownIds = list.map((goods) => goods[id === 'advance' ? 'goods_id' : 'id']);
      expect(shownIds).toEqual(ids.slice(0, shown).reverse());
    },
  );

  it.each(['miaosha', 'flash-sale', 'bargain', 'lottery', 'advance'])(
    '%s leaves out what is over',
    async (id) => {
      const ids = await goodsOf(pluginOf(id));
      const plugin = pluginOf(id);
      const { db } = mall.database;
      const later = inDays(60);
      // Seckill has no end in the demo, unless a test ends it.
      await db
        .updateTable('activities')
        .set({ end_at: inDays(50) })
        .where('plugin', '=', plugin)
        .where('end_at', 'is', null)
        .execute();
      now = later;
      expect(listOf(await show(id, pickedGoods(ids)))).toEqual([]);
      await db
        .updateTable('activities')
        .set({ end_at: null })
        .where('plugin', '=', plugin)
        .where('end_at', '>', inDays(40))
        .execute();
    },
  );

  it('bargains show their lowest price and both times', async () => {
    const [first = 0] = await goodsOf('bargain');
    const [goods] = listOf(await show('bargain', pickedGoods([first])));
    expect(goods).toMatchObject({
      price: '99.00',
      price_content: '￥99.00',
      page_url: `/plugins/bargain/goods/goods?goods_id=${first}`,
    });
    expect(parseServerTime(goods?.['start_time'])).toBeLessThan(Date.now());
    expect(parseServerTime(goods?.['end_time'])).toBeGreaterThan(Date.now());
  });

  it('what has not begun is shown with its times', async () => {
    const ids = await goodsOf('bargain');
    const goods = listOf(await show('bargain', pickedGoods(ids))).at(-1);
    expect(parseServerTime(goods?.['start_time'])).toBeGreaterThan(Date.now());
  });

  it('draws cost nothing and are opened by the id of the draw', async () => {
    const [first = 0] = await goodsOf('lottery');
    const [goods] = listOf(await show('lottery', pickedGoods([first])));
    expect(goods).toMatchObject({
      id: first,
      price: '0.00',
      price_content: '免费',
      is_level: 0,
      page_url: `/plugins/lottery/goods/goods?lottery_id=${await rowIdOf(first)}`,
    });
  });

  it('pre-sales are rows of the plugin with the goods below them (trap 8)', async () => {
    const [first = 0] = await goodsOf('advance');
    const [row] = listOf(await show('advance', pickedGoods([first])));
    expect(row).toMatchObject({
      id: await rowIdOf(first),
      goods_id: first,
      deposit: 20,
      swell_deposit: 40,
      page_url: `/plugins/advance/detail/detail?id=${first}`,
      buy_goods_auth: true,
      goods: { id: first, sign: 'advance', goodsWarehouse: { name: '明前西湖龙井 头采嫩芽' } },
    });
    expect(row).not.toHaveProperty('cover_pic');
    expect(parseServerTime(row?.['end_prepayment_at'])).toBeGreaterThan(Date.now());
  });

  it('pre-sales of several specifications show the largest deposit, and what that one counts for', async () => {
    const [first = 0] = await goodsOf('advance');
    const { db } = mall.database;
    const { rules, skuPrices } = await soldGoods(db, { plugin: 'advance', goodsId: first });
    const [small = '', large = '', other = ''] = Object.keys(skuPrices);
    const shown = async (skus: GoodsRulesOf['advance']['skus']) => {
      await setRules(db, first, { ...rules, skus });
      return listOf(await show('advance', pickedGoods([first])));
    };
    const smaller = { deposit_fen: 1000, swell_deposit_fen: 9000 };
    const skus = {
      [small]: smaller,
      [large]: { deposit_fen: 3050, swell_deposit_fen: 5000 },
      [other]: smaller,
    };
    expect(await shown(skus)).toMatchObject([{ deposit: 30.5, swell_deposit: 50 }]);
    // One that the goods has no more, and one that has none of the goods.
    const gone = { '99:99': { deposit_fen: 9900, swell_deposit_fen: 9900 } };
    expect(await shown({ ...gone, [small]: smaller })).toMatchObject([{ deposit: 10, swell_deposit: 90 }]);
    expect(await shown(gone)).toEqual([]);
    await setRules(db, first, rules);
  });

  it('reservations for nothing read as free; those that cannot be made yet come with their day', async () => {
    const ids = await goodsOf('booking');
    const list = listOf(await show('booking', pickedGoods(ids)));
    expect(list.map(({ price_content }) => price_content)).toEqual(['免费', expect.stringMatching(/^￥/)]);
    expect(list[0]?.['page_url']).toBe(`/plugins/book/goods/goods?goods_id=${ids[0]}`);
    now = inDays(31);
    expect(listOf(await show('booking', pickedGoods(ids)))).toHaveLength(3);
  });

  it('gifts have no struck price', async () => {
    const [first = 0] = await goodsOf('gift');
    const data = await show('gift', pickedGoods([first]));
    expect(listOf(data)[0]).toMatchObject({
      original_price: '',
      page_url: `/plugins/gift/goods/goods?is_share=1&id=${first}`,
    });
    expect(data).not.toHaveProperty('isUnderLinePrice');
  });

  it('needs as many queries for many blocks as for one of each', async () => {
    const queriesOf = async (blocks: readonly object[]) => {
      const page_id = await savePage(mall, { tabs: [[...blocks]] });
      return countQueries(mall, (counted) => counted.ask(indexTplIndex, { page_id }));
    };
    const none = await queriesOf([]);
    for (const [id, most] of [
      ['bargain', 4],
      ['flash-sale', 6],
      ['miaosha', 6],
    ] as const) {
      const block = activityBlock(id, pickedGoods(await goodsOf(pluginOf(id))));
      const own =
        id === 'bargain' ? [block] : [block, activityBlock(id, { addGoodsType: 0, goodsLength: 5 })];
      const few = await queriesOf(own);
      expect(await queriesOf(Array.from({ length: 10 }, () => own).flat())).toBe(few);
      expect(few - none).toBeLessThanOrEqual(most);
    }
  });
});
