// Proves over both databases which session the blocks of seckill and flash sales show, and at which prices.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatDate, parseServerTime } from '~/domain/time';
import {
  DAY_MS,
  goodsOfPlugin,
  inDays,
  listOf,
  pickedGoods,
  showBlock,
  tomorrowAt,
  type Wire,
} from '~/tests/server/activity-helpers';
import { setRules, soldGoods } from '~/tests/server/activity-rules-helpers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import type { ActivityPlugin } from './rules';

describeOnBothDatabases('blocks with a session', (open) => {
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

  describe('flash sales', () => {
    it('reduce the price by tenths or by money, and return the sold share', async () => {
      const ids = await goodsOf('flash_sale');
      const [tenths, money, next] = listOf(await show('flash-sale', pickedGoods(ids)));
      expect(tenths).toMatchObject({
        price: '115.60',
        price_content: '￥115.60',
        min_discount: '8.5',
        discount_type: 1,
        percentage: 63,
        sales: expect.stringMatching(/^已抢购126/),
        time_status: 1,
        page_url: `/plugins/flash_sale/goods/goods?id=${ids[0]}`,
      });
      expect(money).toMatchObject({
        price: '60.00',
        min_discount: '20.00',
        discount_type: 2,
        percentage: 32,
      });
      expect(next).toMatchObject({ time_status: 0, percentage: 0 });
      expect(Number(next?.['flash_sale_time'])).toBeGreaterThan(9 * 86_400);
    });

    it('hide goods of which any specification has a cut of more than its price', async () => {
      const [, cut = 0] = await goodsOf('flash_sale');
      const shown = async () => listOf(await show('flash-sale', pickedGoods([cut])));
      const { db } = mall.database;
      const { rules, skuPrices } = await soldGoods(db, { plugin: 'flash_sale', goodsId: cut });
      const withCut = (cut_fen: number, ofSign: string) =>
        setRules(db, cut, {
          ...rules,
          skus: { ...rules.skus, [ofSign]: { type: 2, discount: 10, cut_fen } },
        });
      const [cheapest = ''] = Object.entries(skuPrices).sort(([, one], [, other]) => one - other)[0] ?? [];
      await withCut(8000, cheapest);
      expect((await shown())[0]).toMatchObject({ price_content: '免费', min_discount: '80.00' });
      await withCut(8001, cheapest);
      expect(await shown()).toEqual([]);
      await setRules(db, cut, rules);
    });

    it('show the specification that is cheapest by then, with its own reduction', async () => {
      const [tenths = 0] = await goodsOf('flash_sale');
      const { db } = mall.database;
      const { rules, skuPrices } = await soldGoods(db, { plugin: 'flash_sale', goodsId: tenths });
      const dearest = Math.max(...Object.values(skuPrices));
      const [sign = ''] = Object.entries(skuPrices).find(([, fen]) => fen === dearest) ?? [];
      const reduction = { type: 2, discount: 10, cut_fen: dearest - 500 };
      await setRules(db, tenths, { ...rules, skus: { ...rules.skus, [sign]: reduction } });
      expect(listOf(await show('flash-sale', pickedGoods([tenths])))[0]).toMatchObject({
        price: '5.00',
        min_discount: ((dearest - 500) / 100).toFixed(2),
        discount_type: 2,
      });
      await setRules(db, tenths, rules);
    });

    const automatic = { addGoodsType: 0, goodsLength: 10, list: [{ id: 1, name: 'stays' }] };

    it('show the one that runs by themselves, and name the next (trap 9)', async () => {
      const [first, second] = await goodsOf('flash_sale');
      const data = await show('flash-sale', automatic);
      expect(data['list']).toMatchObject([{ id: 1, name: 'stays' }]);
      const mData = data['mData'] as Wire;
      expect(listOf(mData).map(({ id }) => id)).toEqual([first, second]);
      expect(parseServerTime((mData['activity'] as Wire)['end_at'])).toBeGreaterThan(Date.now());
      expect(parseServerTime((mData['next_activity'] as Wire)['start_at'])).toBeGreaterThan(Date.now());
    });

    it('show the next one when none runs, and none after the last', async () => {
      const [, , next] = await goodsOf('flash_sale');
      now = inDays(9.5);
      const coming = (await show('flash-sale', automatic))['mData'] as Wire;
      expect(coming['activity']).toBeNull();
      expect(listOf(coming).map(({ id }) => id)).toEqual([next]);
      now = inDays(17);
      expect((await show('flash-sale', automatic))['mData']).toEqual({
        activity: null,
        next_activity: null,
        list: [],
      });
    });
  });

  describe('seckill', () => {
    const automatic = { addGoodsType: 0, goodsLength: '3' };
    const session = async (data: object = automatic): Promise<Wire> =>
      (await show('miaosha', data))['mData'] as Wire;

    it('shows the session of the hour by itself, with as many goods as wanted', async () => {
      const ids = await goodsOf('miaosha');
      now = tomorrowAt('10:30:00');
      const mData = await session();
      expect(mData).toMatchObject({
        open_date: formatDate(now.getTime()),
        open_time: '10',
        date_time: tomorrowAt('11:00:00').getTime() / 1000,
        is_current: 1,
      });
      expect(listOf(mData).map(({ id }) => id)).toEqual(ids.slice(0, 3));
      expect(listOf(mData)[0]?.['page_url']).toBe(`/plugins/miaosha/goods/goods?id=${ids[0]}`);
    });

    it('shows the next session between two, tomorrow’s after the last', async () => {
      now = tomorrowAt('11:00:00');
      expect(await session()).toMatchObject({ open_time: '12', is_current: 0 });
      now = tomorrowAt('23:00:00');
      expect(await session()).toMatchObject({
        open_date: formatDate(now.getTime() + DAY_MS),
        open_time: '8',
        is_current: 0,
      });
    });

    it('shows the goods of all activities with that session', async () => {
      const { db } = mall.database;
      const activities = db.updateTable('activities').where('plugin', '=', 'miaosha');
      await activities
        .where('title', '=', '周末加场')
        .set({ rules: '{"hours":[10]}', begin_at: null })
        .execute();
      now = tomorrowAt('09:30:00');
      expect(listOf(await session({ ...automatic, goodsLength: 10 }))).toHaveLength(5);
      now = tomorrowAt('11:30:00');
      expect(listOf(await session({ ...automatic, goodsLength: 10 }))).toHaveLength(4);
    });

    it('has no session when all are switched off', async () => {
      const { db } = mall.database;
      const switchTo = (is_enabled: boolean) =>
        db.updateTable('activities').set({ is_enabled }).where('plugin', '=', 'miaosha').execute();
      await switchTo(false);
      expect(await session()).toEqual({
        open_date: '',
        open_time: '',
        date_time: 0,
        is_current: 0,
        list: [],
      });
      await switchTo(true);
    });

    it('leaves out goods that are off sale or not for this viewer', async () => {
      const { db } = mall.database;
      const [first = 0, second = 0, ...rest] = await goodsOf('miaosha');
      await db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', first).execute();
      await db.updateTable('goods').set({ show_levels: '[9]' }).where('id', '=', second).execute();
      now = tomorrowAt('14:30:00');
      expect(listOf(await session()).map(({ id }) => id)).toEqual(rest.slice(0, 2));
      expect(listOf(await show('miaosha', pickedGoods([first, second, ...rest])))).toHaveLength(rest.length);
    });

    it('means picked goods in documents that do not say, with the hour of their session (trap 9)', async () => {
      const ids = await goodsOf('miaosha');
      now = tomorrowAt('19:59:59');
      const data = await show('miaosha', { list: [{ id: ids.at(-2) }] });
      const date = formatDate(now.getTime());
      expect(data['mData']).toBeUndefined();
      expect(listOf(data)).toMatchObject([{ start_time: `${date} 20:00:00`, end_time: `${date} 20:59:59` }]);
    });
  });
});
