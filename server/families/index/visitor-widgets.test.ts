// Proves over both databases the hydrated widgets of stores, maps and orders.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  indexIndexExtra,
  indexNewIndex,
  indexTplIndex,
  type IndexTplIndexParams,
} from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { blocksOf, dataOf, savePage } from '~/tests/server/page-helpers';

interface StoreCard {
  id: number;
  name: string;
  distance?: string;
}

interface OrderNav {
  num: number;
  name: string;
  url: string;
  link_url: string;
  icon_url: string;
}

const block = (id: string, data: object) => ({ id, permission_key: '', data });

describeOnBothDatabases('widgets about stores and orders', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const show = async (
    widget: { id: string; data: object },
    { token = '', ...place }: Partial<IndexTplIndexParams> & { token?: string } = {},
  ): Promise<unknown> => {
    const page_id = await savePage(mall, { tabs: [[widget]] });
    const answer = await mall.ask(indexTplIndex, { page_id, ...place }, { token });
    return dataOf(blocksOf(answer), widget.id);
  };

  describe('the stores', () => {
    const picked = (...ids: unknown[]) => block('store', { list: ids.map((id) => ({ id, name: 'old' })) });
    const listOf = (data: unknown) => (data as { list: StoreCard[] }).list;

    it('are the open ones of those picked, in their order, with current data', async () => {
      const { db } = mall.database;
      const list = listOf(await show(picked(2, '1', 999, null)));
      const stores = await db.selectFrom('stores').selectAll().orderBy('id', 'desc').execute();
      expect(list).toEqual(
        stores.map((row) => ({
          id: row.id,
          mobile: row.mobile,
          name: row.name,
          pic_url: row.cover_url,
          score: row.score,
          longitude: String(row.longitude),
          latitude: String(row.latitude),
        })),
      );
      await db.updateTable('stores').set({ is_enabled: false }).where('id', '=', 2).execute();
      expect(listOf(await show(picked(2, 1))).map(({ id }) => id)).toEqual([1]);
      await db.updateTable('stores').set({ is_enabled: true }).where('id', '=', 2).execute();
    });

    it('have distances only when the call has the shopper’s position', async () => {
      const { longitude, latitude } = await mall.database.db
        .selectFrom('stores')
        .select(['longitude', 'latitude'])
        .where('id', '=', 1)
        .executeTakeFirstOrThrow();
      const [here, there] = listOf(await show(picked(1, 2), { longitude, latitude }));
      expect(here?.distance).toBe('0.0000km');
      expect(there?.distance).toMatch(/^\d+\.\d{4}km$/);
      expect(listOf(await show(picked(1), { longitude }))[0]).not.toHaveProperty('distance');
    });

    it('are measured by the older route and by the reloading of one block too', async () => {
      const place = { longitude: 120.7, latitude: 30.7 };
      const page_id = await savePage(mall, { tabs: [[picked(1)]] });
      const older = await mall.ask(indexNewIndex, { page_id, ...place });
      expect(JSON.stringify(older)).toContain('km"');
      const extra = await mall.ask(indexIndexExtra, {
        type: 'diy',
        key: 'store',
        page_id,
        index: 0,
        ...place,
      });
      expect(JSON.stringify(extra)).toContain('km"');
    });

    it('are none where none was picked', async () => {
      expect(listOf(await show(picked()))).toEqual([]);
      expect(listOf(await show(block('store', { list: 'x' })))).toEqual([]);
    });
  });

  it.each([
    ['30.762457,120.763779', { latitude: '30.762457', longitude: '120.763779' }],
    ['', { latitude: '', longitude: 0 }],
    ['30.7', { latitude: '30.7', longitude: 0 }],
  ])('split the location of a map: "%s"', async (location, expected) => {
    expect(await show(block('map', { location }))).toMatchObject({ location, ...expected });
  });

  describe('the entries to the orders', () => {
    const navsOf = (data: unknown) => (data as { navs: OrderNav[] }).navs;
    const stored = block('user-order', {
      navs: [{ url: '', openType: 'navigate', picUrl: 'pay.png', text: '待付款' }],
    });

    it('lead to their lists, with zeros for a guest', async () => {
      const navs = navsOf(await show(stored));
      expect(navs.map(({ name, num }) => [name, num])).toEqual([
        ['待付款', 0],
        ['待发货', 0],
        ['待收货', 0],
        ['待评价', 0],
        ['售后', 0],
      ]);
      expect(navs[0]).toMatchObject({ picUrl: 'pay.png', icon_url: 'pay.png', open_type: 'navigate' });
      expect(navs.every(({ url, link_url }) => url === link_url && url !== '')).toBe(true);
    });

    it('count the orders of the viewer alone', async () => {
      const { db } = mall.database;
      const [own, other] = [await mall.tokenOf(1), await mall.tokenOf(2)];
      const unpaidOf = async (token: string) => navsOf(await show(stored, { token }))[0]?.num;
      const [before, others] = [await unpaidOf(own), await unpaidOf(other)];
      const order = await db
        .selectFrom('orders')
        .select('id')
        .where('user_id', '=', 1)
        .where('is_pay', '=', false)
        .where('pay_type', '!=', 2)
        .where('cancel_status', '!=', 1)
        .where('deleted_at', 'is', null)
        .where('is_recycle', '=', false)
        .executeTakeFirstOrThrow();
      await db.updateTable('orders').set({ deleted_at: new Date() }).where('id', '=', order.id).execute();
      expect(await unpaidOf(own)).toBe((before ?? 0) - 1);
      expect(await unpaidOf(other)).toBe(others);
    });
  });
});
