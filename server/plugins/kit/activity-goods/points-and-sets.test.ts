// Proves over both databases how points, N for a price, wholesale, gift cards, steps and sets are hydrated.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { indexTplIndex } from '~/schemas/api/index.gen';
import {
  activityBlock,
  goodsOfPlugin,
  inDays,
  listOf,
  pickedGoods,
  pluginOf,
  type Wire,
  goodsOfSet,
  seededSets,
} from '~/tests/server/activity-helpers';
import { setRules, soldGoods } from '~/tests/server/activity-rules-helpers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type CallOptions, countQueries, type Mall, openMall } from '~/tests/server/mall-helpers';
import { blocksOf, dataOf, saveModule, savePage } from '~/tests/server/page-helpers';

const MINI_PROGRAM: CallOptions = { headers: { 'X-App-Platform': 'wxapp' } };
const WITH_PRICES = 1;

describeOnBothDatabases('points, rules and sets', (open) => {
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

  const page = async (blocks: readonly object[], options: CallOptions = MINI_PROGRAM) => {
    const page_id = await savePage(mall, { tabs: [[...blocks]] });
    return blocksOf(await mall.ask(indexTplIndex, { page_id }, options));
  };
  const show = async (id: string, data: object, options?: CallOptions) =>
    dataOf(await page([activityBlock(id, data)], options), id) as Wire;
  const goodsOf = (id: string) => goodsOfPlugin(mall, pluginOf(id));
  const setIds = () => seededSets(mall);

  it.each([
    ['integral-mall', 3, 3],
    ['pick', 4, 3],
    ['wholesale', 3, 3],
    ['exchange', 2, 2],
    ['step', 2, 2],
  ])('%s keeps the stored order, and of %i goods shows the %i that are sold now', async (id, count, sold) => {
    const ids = await goodsOf(id);
    expect(ids).toHaveLength(count);
    const list = listOf(await show(id, pickedGoods([999_999, ...ids].reverse())));
    expect(list.map((goods) => goods['id'])).toEqual(ids.slice(0, sold).reverse());
  });

  describe('the points mall', () => {
    it('names points, and money where it comes besides', async () => {
      const list = listOf(await show('integral-mall', pickedGoods(await goodsOf('integral-mall'))));
      expect(list[0]).toMatchObject({ price: '0.00', price_content: '800积分' });
      expect(list[1]?.['price_content']).toBe(`1200积分+￥${String(list[1]?.['price'])}`);
      expect(list[0]?.['page_url']).toBe(
        `/plugins/integral_mall/goods/goods?goods_id=${String(list[0]?.['id'])}`,
      );
    });

    it('names the points of the specification that costs least money, of several the fewest', async () => {
      const { db } = mall.database;
      const [, second = 0] = await goodsOf('integral-mall');
      const { rules, skuPrices } = await soldGoods(db, { plugin: 'integral_mall', goodsId: second });
      const byPrice = Object.keys(skuPrices).sort(
        (one, other) => (skuPrices[one] ?? 0) - (skuPrices[other] ?? 0),
      );
      const skus = Object.fromEntries(byPrice.map((sign, at) => [sign, { integral_num: 900 - at }]));
      await setRules(db, second, { ...rules, skus });
      const shown = async () =>
        listOf(await show('integral-mall', pickedGoods([second])))[0]?.['price_content'];
      expect(await shown()).toMatch(/^900积分\+￥/);
      await db.updateTable('skus').set({ price_fen: 4000 }).where('goods_id', '=', second).execute();
      expect(await shown()).toMatch(/^899积分\+￥/);
      for (const [sign, price_fen] of Object.entries(skuPrices)) {
        const sku = db.updateTable('skus').where('goods_id', '=', second).where('sign_id', '=', sign);
        await sku.set({ price_fen }).execute();
      }
      await setRules(db, second, rules);
    });

    it('has the coupons that are left, each with its own page, up to ten', async () => {
      const { db } = mall.database;
      const { coupon_list: coupons } = await show('integral-mall', { list: [] });
      expect(coupons).toMatchObject([
        { name: '新客首单礼', integral_num: 200, price: '0.00', is_receive: '0' },
        { name: '茶与器 9 折', integral_num: 500, type: '1', discount: '9.0' },
        { name: '全场满减券', integral_num: 300, price: '1.00', type: '2', min_price: '199.00' },
      ]);
      const [first] = coupons as Wire[];
      expect(first?.['page_url']).toBe(`/plugins/integral_mall/coupon/coupon?id=${String(first?.['id'])}`);
      const coupon_id = Number(first?.['coupon_id']);
      const more = Array.from({ length: 12 }, () => ({ coupon_id, integral_num: 1, send_count: 1 }));
      await db.insertInto('points_coupons').values(more).execute();
      expect((await show('integral-mall', {}))['coupon_list']).toHaveLength(10);
      await db.updateTable('points_coupons').set({ send_count: 0 }).execute();
      expect((await show('integral-mall', {}))['coupon_list']).toEqual([]);
      await db.updateTable('points_coupons').set({ send_count: 5 }).execute();
    });

    it('leaves out coupons that are over or deleted', async () => {
      const { db } = mall.database;
      await db.updateTable('coupons').set({ deleted_at: now }).where('name', '=', '新客首单礼').execute();
      const names = ((await show('integral-mall', {}))['coupon_list'] as Wire[]).map(({ name }) => name);
      expect(names).not.toContain('新客首单礼');
      expect(names).toContain('全场满减券');
      now = inDays(80);
      const later = ((await show('integral-mall', {}))['coupon_list'] as Wire[]).map(({ name }) => name);
      expect(later).not.toContain('全场满减券');
      await db.updateTable('coupons').set({ deleted_at: null }).where('name', '=', '新客首单礼').execute();
    });

    it('delivers no list where goods are switched off, and no coupon_list where coupons are', async () => {
      const picked = pickedGoods(await goodsOf('integral-mall'));
      expect(await show('integral-mall', { ...picked, showGoods: false })).toMatchObject({ list: [] });
      const data = await show('integral-mall', { ...picked, showCoupon: false });
      expect(listOf(data)).toHaveLength(3);
      expect(data).not.toHaveProperty('coupon_list');
    });
  });

  it('N for a price has the rule of the activity, no member price, and only while it runs', async () => {
    const ids = await goodsOf('pick');
    const [first, , , last] = ids;
    const shown = async () =>
      listOf(await show('pick', pickedGoods(ids))).map(({ id, rule_num, rule_price }) => [
        id,
        rule_num,
        rule_price,
      ]);
    expect((await shown())[0]).toEqual([first, 3, '99.00']);
    expect(listOf(await show('pick', pickedGoods(ids)))[0]).toMatchObject({
      is_level: 0,
      level_price: -1,
      page_url: `/plugins/pick/detail/detail?goods_id=${first}`,
    });
    now = inDays(30);
    expect(await shown()).toEqual([[last, 2, '199.00']]);
    now = inDays(50);
    expect(await shown()).toEqual([]);
  });

  describe('wholesale', () => {
    it('has rows of its own list with least number and steps', async () => {
      const list = listOf(await show('wholesale', pickedGoods(await goodsOf('wholesale'))));
      expect(list[0]).toMatchObject({
        is_negotiable: 0,
        page_url: `/plugins/wholesale/goods/goods?id=${String(list[0]?.['id'])}`,
        goodsWarehouse: { video_url: '' },
        wholesaleGoods: {
          rise_num: 10,
          type: 1,
          rules_status: 1,
          wholesale_rules: [
            { num: 50, discount: 9 },
            { num: 200, discount: 8 },
          ],
        },
      });
      expect(list[1]?.['wholesaleGoods']).toMatchObject({
        type: 2,
        wholesale_rules: [{ num: 20, discount: 5 }],
      });
    });

    it('returns no figure to a level that sees no prices, and all of them to one that does', async () => {
      const ids = await goodsOf('wholesale');
      const rowFor = async (options: CallOptions) =>
        listOf(await show('wholesale', pickedGoods(ids.slice(2)), options))[0];
      const hidden = await rowFor({});
      expect(hidden).toMatchObject({ is_negotiable: 1, price_content: '价格面议', price: '0.00' });
      expect(hidden).toMatchObject({ original_price: '0.00', level_price: -1 });
      const shown = await rowFor({ token: await mall.tokenOf(WITH_PRICES) });
      expect(shown?.['is_negotiable']).toBe(0);
      expect(shown?.['price_content']).toBe(`￥${String(shown?.['price'])}`);
      expect(Number(shown?.['price'])).toBeGreaterThan(0);
    });
  });

  it('gift cards have their price and their page', async () => {
    const [first = 0] = await goodsOf('exchange');
    const [card] = listOf(await show('exchange', pickedGoods([first])));
    expect(card?.['price_content']).toBe(`￥${String(card?.['price'])}`);
    expect(card?.['page_url']).toBe(`/plugins/exchange/goods/goods?goods_id=${first}`);
  });

  describe('steps', () => {
    it('name their currency, and money where it comes besides', async () => {
      const [plain, besides] = listOf(await show('step', pickedGoods(await goodsOf('step'))));
      expect(plain?.['price_content']).toBe('1200活力币');
      expect(besides?.['price_content']).toBe(`3000活力币+￥${String(besides?.['price'])}`);
      expect(plain?.['page_url']).toBe(`/plugins/step/goods/goods?goods_id=${String(plain?.['id'])}`);
    });

    it.each(['mobile', 'wechat'])('are left out of pages and modules on %s (trap 15)', async (platform) => {
      const block = activityBlock('step', pickedGoods(await goodsOf('step')));
      const moduleId = await saveModule(mall, [block]);
      const inModule = { id: 'module', permission_key: '', data: { list: [{ id: moduleId, name: 'm' }] } };
      const delivered = (options: CallOptions) => page([block, inModule], options);
      const onWeb = await delivered({ headers: { 'X-App-Platform': platform } });
      expect(JSON.stringify(onWeb)).not.toContain('plugins/step');
      expect(onWeb.map(({ id }) => id)).not.toContain('step');
      expect(JSON.stringify(await delivered(MINI_PROGRAM)).match(/plugins\/step/g)).toHaveLength(4);
    });
  });

  describe('sets', () => {
    const pickedSets = (ids: readonly number[]) => ({
      list: ids.map((composition_id) => ({
        id: 0,
        composition_id,
        name: 'old',
        cover_pic_list: ['old.png'],
      })),
    });

    it('are found by their composition_id, in the stored order (trap 8)', async () => {
      const [fixed = 0, match = 0] = await setIds();
      const list = listOf(await show('composition', pickedSets([match, 999_999, fixed])));
      expect(list.map(({ composition_id }) => composition_id)).toEqual([match, fixed]);
      expect(list[1]).toMatchObject({
        name: '盖碗出游茶席',
        type: 1,
        tag: '固定套餐',
        page_url: `/plugins/composition/detail/detail?composition_id=${fixed}`,
        buy_goods_auth: true,
      });
      expect(list[0]).toMatchObject({ type: 2, tag: '搭配套餐' });
    });

    it('are found by the id alone in older documents', async () => {
      const [fixed = 0] = await setIds();
      expect(listOf(await show('composition', { list: [{ id: String(fixed) }] }))).toHaveLength(1);
    });

    it('cost their goods less the reduction, or at least the host and the cheapest of the others', async () => {
      const [fixed, match] = listOf(await show('composition', pickedSets(await setIds())));
      const fenOf = (price: unknown) => Math.round(Number(price) * 100);
      const goods = (one: Wire | undefined) => one?.['goods_list'] as Wire[];
      const sum = goods(fixed).reduce((total, { price }) => total + fenOf(price), 0);
      expect(fenOf(fixed?.['price'])).toBe(sum - 5000);
      expect(fixed?.['price_content']).toBe(`￥${String(fixed?.['price'])}`);
      const [host, ...others] = goods(match).map(({ price }) => fenOf(price));
      expect(fenOf(match?.['price'])).toBe((host ?? 0) + Math.min(...others));
      expect(match?.['price_content']).toBe(`￥${String(match?.['price'])}起`);
      expect(goods(match).map(({ is_host }) => is_host)).toEqual([1, 0, 0, 0, 0]);
    });

    it('have the covers of their goods, the host first, five at most', async () => {
      const { db } = mall.database;
      const [fixed = 0, match = 0] = await setIds();
      const [extra = 0] = await goodsOfSet(mall, fixed);
      const coversOf = async (id: number) =>
        listOf(await show('composition', pickedSets([id])))[0]?.['cover_pic_list'] as string[];
      expect(await coversOf(fixed)).toHaveLength(3);
      expect((await coversOf(match))[0]).toContain('kettle');
      const more = {
        activity_id: match,
        goods_id: extra,
        sort: 99,
        rules: '{"is_host":false,"reduction_fen":0}',
      };
      await db.insertInto('activity_goods').values(more).execute();
      expect(await coversOf(match)).toHaveLength(5);
      await db
        .deleteFrom('activity_goods')
        .where('activity_id', '=', match)
        .where('goods_id', '=', extra)
        .execute();
    });

    it('are left out when a goods of theirs is off sale, but never for want of stock', async () => {
      const { db } = mall.database;
      const [fixed = 0] = await setIds();
      const [goods = 0] = await goodsOfSet(mall, fixed);
      const shown = async () => listOf(await show('composition', pickedSets([fixed]))).length;
      await db.updateTable('skus').set({ stock: 0 }).where('goods_id', '=', goods).execute();
      expect(await shown()).toBe(1);
      await db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', goods).execute();
      expect(await shown()).toBe(0);
      await db.updateTable('goods').set({ is_on_sale: true }).where('id', '=', goods).execute();
      expect(await shown()).toBe(1);
    });

    it('may be bought by who may buy all of their goods', async () => {
      const { db } = mall.database;
      const [fixed = 0] = await setIds();
      const [goods = 0] = await goodsOfSet(mall, fixed);
      await db.updateTable('goods').set({ buy_levels: '[4]' }).where('id', '=', goods).execute();
      const [one] = listOf(await show('composition', pickedSets([fixed])));
      expect(one?.['buy_goods_auth']).toBe(false);
      await db.updateTable('goods').set({ buy_levels: null }).where('id', '=', goods).execute();
    });

    it('leave the block before they begin, once they are over and when they are switched off', async () => {
      const { db } = mall.database;
      const ids = (await setIds()).slice(0, 2);
      const set = (values: object) =>
        db.updateTable('activities').set(values).where('plugin', '=', 'composition').execute();
      const shown = async () => listOf(await show('composition', pickedSets(ids))).length;
      await set({ begin_at: inDays(2), end_at: inDays(4) });
      expect(await shown()).toBe(0);
      now = inDays(3);
      expect(await shown()).toBe(2);
      now = inDays(5);
      expect(await shown()).toBe(0);
      await set({ begin_at: null, end_at: null, is_enabled: false });
      expect(await shown()).toBe(0);
      await set({ is_enabled: true });
      expect(await shown()).toBe(2);
    });
  });

  it('needs as many queries for ten blocks of a kind as for one', async () => {
    const queriesOf = async (blocks: readonly object[]) => {
      const page_id = await savePage(mall, { tabs: [[...blocks]] });
      return countQueries(mall, (counted) => counted.ask(indexTplIndex, { page_id }, MINI_PROGRAM));
    };
    const none = await queriesOf([]);
    const sets = { list: (await setIds()).map((composition_id) => ({ composition_id })) };
    for (const [id, data, most] of [
      ['integral-mall', pickedGoods(await goodsOf('integral-mall')), 6],
      ['pick', pickedGoods(await goodsOf('pick')), 4],
      ['wholesale', pickedGoods(await goodsOf('wholesale')), 4],
      ['exchange', pickedGoods(await goodsOf('exchange')), 4],
      ['step', pickedGoods(await goodsOf('step')), 4],
      ['composition', sets, 4],
    ] as const) {
      const block = activityBlock(id, data);
      const one = await queriesOf([block]);
      expect(await queriesOf(Array.from({ length: 10 }, () => block))).toBe(one);
      expect(one - none, id).toBeLessThanOrEqual(most);
    }
  });
});
