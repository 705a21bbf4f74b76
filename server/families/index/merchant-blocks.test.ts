// Proves over both databases what blocks of merchants show, and that nothing else offers merchants' goods.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultGoodsList, defaultSearchList } from '~/schemas/api/default.gen';
import { goodsAttr, goodsDetail } from '~/schemas/api/goods.gen';
import { indexConfig, indexIndexExtra, indexTplIndex } from '~/schemas/api/index.gen';
import { activityBlock, listOf, showBlock, type Wire } from '~/tests/server/activity-helpers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { countQueries, type Mall, openMall } from '~/tests/server/mall-helpers';
import { automatic, dataOf, deliveredBlocks, ids, savePage } from '~/tests/server/page-helpers';
import { differences } from '~/tests/server/recorded';

const REPLIES = (
  JSON.parse(
    readFileSync(
      resolve(import.meta.dirname, '../../../tests/data/layouts/hydrated/07-old-home-blocks.extra.json'),
      'utf8',
    ),
  ) as { replies: Record<string, unknown> }
).replies;

interface Goods {
  id: number;
  price: string;
}

interface Shop extends Wire {
  id: number;
  goods_num: number;
  goodsList: Goods[];
}

describeOnBothDatabases('blocks of merchants', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const entry = (id: unknown, rest: object = {}) => ({
    id,
    name: '旧名',
    picUrl: 'pictures/logo.svg',
    goodsNum: 'xxx',
    orderNum: 'xxx',
    goodsList: [{ id: 1, name: '旧' }],
    ...rest,
  });
  const show = async (list: readonly object[], rest: object = {}) =>
    listOf(await showBlock(mall, 'mch', { showGoods: true, ...rest, list })) as Shop[];
  const shown = async (): Promise<Shop> => (await show([entry(2)]))[0] as Shop;
  const set = (id: number, change: object) =>
    mall.database.db.updateTable('merchants').set(change).where('id', '=', id).execute();
  const setGoods = (id: number, change: object) =>
    mall.database.db.updateTable('goods').set(change).where('id', '=', id).execute();
  const ownGoods = (mchId: number) =>
    mall.database.db.selectFrom('goods').selectAll().where('mch_id', '=', mchId).orderBy('sort').execute();
  const extra = async (): Promise<Wire[]> =>
    (await mall.ask(indexIndexExtra, { type: 'mall', key: 'mch', index: 0 })) as Wire[];

  it('show the merchants that were picked, in their order, as they are now', async () => {
    const list = await show([entry(3), entry('1'), entry(999), entry(null), entry(2)]);
    expect(ids(list)).toEqual([3, 1, 2]);
    const row = await mall.database.db
      .selectFrom('merchants')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const goods = await ownGoods(1);
    const sold = goods.reduce((sum, one) => sum + one.sales_virtual + one.sales_real, 0);
    expect(list[1]).toEqual({
      ...entry(1),
      showGoodsNum: 10,
      staticGoods: false,
      name: row.name,
      pic_url: row.cover_url,
      goods_num: goods.length,
      order_num: String(sold),
      longitude: String(row.longitude),
      latitude: String(row.latitude),
      goodsList: goods.map((one) => ({
        id: one.id,
        name: one.name,
        picUrl: one.cover_pic,
        price: (one.price_fen / 100).toFixed(2),
        goodsWarehouse: { video_url: '' },
      })),
    });
    expect(list[2]?.['order_num']).toBe('1.2w');
  });

  it.each([
    ['closed', { is_open: false }],
    ['waiting for a review', { review_status: 0 }],
    ['rejected', { review_status: 2 }],
    ['deleted', { deleted_at: new Date() }],
  ])('leave out a merchant who is %s', async (_what, change) => {
    await set(2, change);
    expect(ids(await show([entry(1), entry(2)]))).toEqual([1]);
    await set(2, { is_open: true, review_status: 1, deleted_at: null });
    expect(ids(await show([entry(1), entry(2)]))).toEqual([1, 2]);
  });

  it('show the first goods of a merchant, as many as the block says', async () => {
    const [first, second] = await ownGoods(1);
    const list = await show([entry(1, { showGoodsNum: 2 }), entry(2, { showGoodsNum: 0 }), entry(3)]);
    expect(list.map(({ goodsList }) => goodsList.length)).toEqual([2, 0, 2]);
    expect(ids(list[0]?.goodsList ?? [])).toEqual([first?.id, second?.id]);
  });

  it('show picked goods in their order, as far as they are the merchant’s', async () => {
    const [first, , third] = await ownGoods(1);
    const [other] = await ownGoods(2);
    const goodsList = [third, other, first, { id: 1 }].map((one) => ({ id: one?.id, name: '旧' }));
    const list = await show([entry(1, { staticGoods: true, goodsList, showGoodsNum: 0 }), entry(2)]);
    expect(ids(list[0]?.goodsList ?? [])).toEqual([third?.id, first?.id]);
    expect(ids(list[1]?.goodsList ?? [])).toEqual(ids(await ownGoods(2)));
  });

  it('show no goods in a strip of names', async () => {
    const [shop] = await show([entry(1)], { showGoods: false });
    expect(shop).toMatchObject({ goods_num: 3, goodsList: [] });
  });

  it.each([
    ['off the shelf', { is_on_sale: false }, { is_on_sale: true }],
    ['for other levels', { show_levels: '[3]' }, { show_levels: null }],
    ['deleted', { deleted_at: new Date() }, { deleted_at: null }],
  ])('neither show nor count goods that are %s', async (_what, change, back) => {
    const [first] = await ownGoods(2);
    const before = await shown();
    expect(ids(before.goodsList)).toContain(first?.id);
    await setGoods(first?.id ?? 0, change);
    const after = await shown();
    expect([after.goods_num, ids(after.goodsList)]).toEqual([2, ids(before.goodsList).slice(1)]);
    await setGoods(first?.id ?? 0, back);
  });

  it('neither show nor count goods that the mall has not approved', async () => {
    const { db } = mall.database;
    const [first] = await ownGoods(2);
    const review = (status: 0 | 1 | 2 | 3) =>
      db
        .updateTable('merchant_goods')
        .set({ status })
        .where('goods_id', '=', first?.id ?? 0)
        .execute();
    for (const status of [0, 1, 3] as const) {
      await review(status);
      const { goods_num, goodsList } = await shown();
      expect([goods_num, goodsList.length]).toEqual([2, 2]);
    }
    await review(2);
  });

  it('hide a price on request', async () => {
    const [first] = await ownGoods(2);
    await setGoods(first?.id ?? 0, { is_negotiable: true });
    expect((await shown()).goodsList[0]).toMatchObject({ id: first?.id, price: '' });
    await setGoods(first?.id ?? 0, { is_negotiable: false });
  });

  it('are hydrated with a fixed number of queries', async () => {
    const block = (...list: unknown[]) => activityBlock('mch', { showGoods: true, list });
    const queriesOf = async (blocks: object[]) => {
      const page_id = await savePage(mall, { tabs: [blocks] });
      return countQueries(mall, (counted) => counted.ask(indexTplIndex, { page_id }));
    };
    const one = await queriesOf([block(entry(1))]);
    expect(await queriesOf([block(entry(1), entry(2)), block(entry(3)), block(entry(2))])).toBe(one);
  });

  it('are on the classic home page, with the merchants that the mall recommends', async () => {
    const { db } = mall.database;
    const block = { key: 'mch', name: '好店推荐', relation_id: 0, permission_key: 'mch', style: '1' };
    await db.updateTable('diy_pages').set({ is_home_page: false, platform: '' }).execute();
    await db
      .updateTable('mall_options')
      .set({ value: JSON.stringify([block]) })
      .where('key', '=', 'home_pages')
      .execute();
    expect((await mall.ask(indexTplIndex, {})).home_pages).toMatchObject([block, { key: 'fxhb' }]);
    const answer = await extra();
    expect(differences(REPLIES['mch'], answer)).toEqual([]);
    expect(answer.map(({ mch_id }) => mch_id)).toEqual([1, 2, 3]);
    await set(1, { sort: 9 });
    await set(2, { is_recommended: false });
    expect((await extra()).map(({ id }) => id)).toEqual([3, 1]);
    await set(1, { is_open: false });
    expect((await extra()).map(({ id }) => id)).toEqual([3]);
    await set(1, { sort: 1, is_open: true });
    await set(2, { is_recommended: true });
  });

  it('are the only place that shows merchants’ goods: no list, page or search offers them', async () => {
    const [sold] = await ownGoods(1);
    const id = sold?.id ?? 0;
    expect(id).toBeGreaterThan(0);
    const all = await mall.ask(defaultGoodsList, { page: 1, sort: 2 });
    expect(all.list.filter(({ mch_id }) => mch_id !== 0)).toEqual([]);
    expect((await mall.ask(defaultGoodsList, { keyword: '青团' })).list).toEqual([]);
    const block = dataOf(await deliveredBlocks(mall, [automatic(100)]), 'goods') as Wire;
    expect(listOf(block).filter(({ sign }) => sign !== '')).toEqual([]);
    expect(await mall.call(goodsDetail, { id })).toMatchObject({ code: 1, msg: '商品不存在' });
    expect(await mall.call(goodsAttr, { id, mch_id: 1 })).toMatchObject({ code: 1, msg: '商品不存在' });
    expect(await mall.ask(defaultSearchList, {})).toEqual([{ key: '', name: '商城' }]);
    expect(Object.keys((await mall.ask(indexConfig, {})).plugin)).not.toContain('mch');
  });
});
