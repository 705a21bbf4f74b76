// Proves over both databases the hydrated widgets of a page.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { couponReceive } from '~/schemas/api/coupon.gen';
import { diyCouponReceive } from '~/schemas/api/diy.gen';
import { type DiyComponent, indexTplIndex } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import {
  automatic,
  blocksOf,
  couponBlock,
  dataOf,
  type GoodsData,
  goodsBlock,
  ids,
  pageOf,
  picked,
  saveModule,
  savePage,
} from '~/tests/server/page-helpers';

interface CouponData {
  coupons?: unknown;
  coupon_list: { id: string; is_receive: string }[];
}

describeOnBothDatabases('filling in widgets', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const show = async (tabs: unknown[][], token = '') => {
    const page_id = await savePage(mall, { tabs });
    return mall.ask(indexTplIndex, { page_id }, { token });
  };

  it('hydrates picked goods with current data, in their order, without those that may not be shown', async () => {
    await mall.database.db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', 4).execute();
    const answer = await show([[picked(5, '3', 4, 999_999, 5, -1, null, {}), picked(3)]]);
    const [first, second] = blocksOf(answer)
      .filter(({ id }) => id === 'goods')
      .map(({ data }) => data as GoodsData);
    expect(ids(first?.list ?? [])).toEqual([5, 3, 5]);
    expect(first?.list.some(({ name }) => name === 'old')).toBe(false);
    expect(ids(second?.list ?? [])).toEqual([3]);
    await mall.database.db.updateTable('goods').set({ is_on_sale: true }).where('id', '=', 4).execute();
  });

  it('says of countdowns that are over that they are, and nothing of others', async () => {
    const timer = (endDateTime: string) => ({ id: 'timer', permission_key: '', data: { endDateTime } });
    const ends = ['2020-01-01 00:00:00', '2120-01-01 00:00:00', ''];
    const blocks = blocksOf(await show([ends.map(timer)])).filter(({ id }) => id === 'timer');
    expect(blocks.map(({ data }) => 'isOver' in (data as object))).toEqual([true, false, false]);
  });

  it('slices an automatic block from the goods of all blocks of the page, in the shop’s order (trap 7)', async () => {
    const { db } = mall.database;
    const alone = (dataOf(blocksOf(await show([[automatic(3)]])), 'goods') as GoodsData).list;
    await db.updateTable('goods').set({ sort: 0 }).where('id', '=', 2).execute();
    const together = blocksOf(await show([[automatic('3'), picked(2)]]));
    const list = ids((dataOf(together, 'goods') as GoodsData).list);
    expect(ids(alone)).not.toContain(2);
    expect([list[0], list.length]).toEqual([2, 3]);
    await db.updateTable('goods').set({ sort: 2 }).where('id', '=', 2).execute();
    expect((dataOf(blocksOf(await show([[automatic(-5)]])), 'goods') as GoodsData).list).toEqual([]);
  });

  it('hydrates tabs of categories: picked goods, or the first of the category and below', async () => {
    const { db } = mall.database;
    const top = await db
      .selectFrom('goods_cats')
      .select('id')
      .where('level', '=', 1)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const catList = [
      { id: top.id, name: 'a', menuName: 'a', goodsNum: 4, staticGoods: false, goodsList: [] },
      { id: top.id, name: 'b', menuName: 'b', goodsNum: 2, staticGoods: false, goodsList: [] },
      {
        id: 999,
        name: 'c',
        menuName: 'c',
        goodsNum: 30,
        staticGoods: true,
        goodsList: [{ id: 9 }, { id: 8 }],
      },
    ];
    const data = dataOf(
      blocksOf(await show([[goodsBlock({ showCat: true, addGoodsType: 0, list: [{ id: 1 }], catList })]])),
      'goods',
    ) as GoodsData;
    const lists = data.catList.map(({ goodsList }) => ids(goodsList));
    expect(lists.map(({ length }) => length)).toEqual([4, 2, 2]);
    expect(lists[1]).toEqual(lists[0]?.slice(0, 2));
    expect([lists[2], data.list]).toEqual([[9, 8], []]);
  });

  it('replaces coupons by their list, with the viewer’s receipts, and hides it when asked to', async () => {
    const { db } = mall.database;
    const token = await mall.tokenOf(2);
    const [one] = await db
      .selectFrom('coupons')
      .selectAll()
      .where('is_in_center', '=', true)
      .where('expire_type', '=', 1)
      .where('total_count', '!=', 0)
      .where('is_member', '=', false)
      .orderBy('id')
      .execute();
    const id = one?.id ?? 0;
    await db.deleteFrom('user_coupons').where('user_id', '=', 2).execute();
    const shown = async (data: object) =>
      dataOf(blocksOf(await show([[couponBlock(data)]], token)), 'coupon') as CouponData;
    const before = await shown({ addType: 'manual', coupons: [{ id }, { id: 999_999 }] });
    expect(before.coupons).toBeUndefined();
    expect(before.coupon_list).toMatchObject([{ id: String(id), is_receive: '0', share_type: 4 }]);
    await db
      .insertInto('user_coupons')
      .values({
        user_id: 2,
        coupon_id: id,
        type: one?.type ?? 2,
        min_price_fen: 0,
        sub_price_fen: 100,
        discount_percent: null,
        discount_limit_fen: null,
        start_at: new Date(),
        end_at: new Date(Date.now() + 1e9),
        receive_type: '领券中心领取',
        coupon_data: '{}',
        source: null,
      })
      .execute();
    await db.updateTable('coupons').set({ can_receive_count: 1 }).where('id', '=', id).execute();
    const centre = (await shown({ addType: '' })).coupon_list;
    expect(centre.at(-1)).toMatchObject({ id: String(id), is_receive: '1' });
    expect((await shown({ addType: '', has_limit: 'limit', limit_num: '2' })).coupon_list).toEqual(
      centre.slice(0, 2),
    );
    const left = (await shown({ addType: '', has_hide: true })).coupon_list;
    expect(left).toEqual(centre.filter(({ is_receive }) => is_receive === '0'));
    expect(ids(left)).not.toContain(id);
  });

  it('counts receipts of a picked coupon by page: received in the centre, it can still be received here', async () => {
    const { db } = mall.database;
    const token = await mall.tokenOf(1);
    const terms = { name: '页面券', type: 2, sub_price_fen: 500, expire_type: 1, expire_day: 7 } as const;
    const { id } = await db
      .insertInto('coupons')
      .values({ ...terms, total_count: 9, can_receive_count: -1, is_in_center: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const block = couponBlock({ addType: 'manual', coupons: [{ id }] });
    const module = await saveModule(mall, [block]);
    const tab = [block, { id: 'module', permission_key: '', data: { list: [{ id: module }] } }];
    const here = await savePage(mall, { tabs: [tab] });
    const elsewhere = await savePage(mall, { tabs: [tab] });
    const look = (page_id: number, as = token) => mall.ask(indexTplIndex, { page_id }, { token: as });
    /** Receipts by the block on the page and the one in its module. */
    const countsOn = async (page: number, as = token) => {
      const blocks = blocksOf(await look(page, as));
      const { list } = dataOf(blocks, 'module') as { list: { data: DiyComponent[] }[] };
      return [blocks, list[0]?.data ?? []].map(
        (part) => (dataOf(part, 'coupon') as CouponData).coupon_list[0]?.is_receive,
      );
    };
    await mall.ask(couponReceive, { coupon_id: id }, { token });
    expect(await countsOn(here)).toEqual(['0', '0']);
    const template_id = Number(pageOf(await look(here)).navs[0]?.template_id);
    await mall.ask(diyCouponReceive, { template_id, coupon_id: id }, { token });
    expect(await countsOn(here)).toEqual(['1', '1']);
    expect(await countsOn(elsewhere)).toEqual(['0', '0']);
    expect(await countsOn(here, '')).toEqual(['0', '0']);
    expect(await countsOn(here, await mall.tokenOf(2))).toEqual(['0', '0']);
    const hiding = [couponBlock({ addType: 'manual', coupons: [{ id }], has_hide: true })];
    await db
      .updateTable('diy_templates')
      .set({ data: JSON.stringify(hiding) })
      .where('id', '=', template_id)
      .execute();
    expect((dataOf(blocksOf(await look(here)), 'coupon') as CouponData).coupon_list).toEqual([]);
    expect((dataOf(blocksOf(await look(here, '')), 'coupon') as CouponData).coupon_list).toHaveLength(1);
  });

  it('drops what is not permitted: widgets, items, targets; and what the web does not have', async () => {
    const nav = (name: string, rest: object) => ({
      icon: '',
      name,
      url: '/pages/cart/cart',
      openType: 'navigate',
      params: [],
      key: '',
      ...rest,
    });
    const link = (rest: object) => ({
      value: '/pages/cart/cart',
      new_link_url: '/pages/cart/cart',
      open_type: 'navigate',
      params: [],
      ...rest,
    });
    const layout = [
      { id: 'lottery', permission_key: 'lottery_that_nobody_has', data: {} },
      {
        id: 'nav',
        permission_key: '',
        data: {
          navs: [
            nav('a', {}),
            nav('b', { key: 'no_such_plugin' }),
            nav('c', { url: '/pages/binding/binding' }),
            nav('d', { url: 'app', openType: 'app', params: [{ key: 'app_id', value: 'x' }] }),
            nav('e', { url: '/pages/app_admin/index/index', openType: 'app_admin' }),
          ],
        },
      },
      {
        id: 'banner',
        permission_key: '',
        data: {
          banners: [
            { picUrl: 'a.png', url: '/pages/cart/cart', openType: 'navigate', key: 'no_such_plugin' },
            { picUrl: 'b.png', url: '/pages/cart/cart', openType: 'navigate' },
          ],
        },
      },
      {
        id: 'rubik',
        permission_key: '',
        data: {
          style: 4,
          list: [{ pic_url: 'a.png', link: link({ key: 'no_such_plugin' }) }, { pic_url: 'b.png' }],
          hotspot: [{ left: 0, top: 0, width: 1, height: 1, link: link({}) }],
        },
      },
      { id: 'link', permission_key: '', data: { title: 't', link: link({ key: 'no_such_plugin' }) } },
    ];
    const blocks = blocksOf(await show([layout]));
    expect(blocks.some(({ id }) => id === 'lottery')).toBe(false);
    expect((dataOf(blocks, 'nav') as { navs: object[] }).navs).toMatchObject([
      { name: 'a', link_url: '/pages/cart/cart', open_type: 'navigate' },
    ]);
    expect((dataOf(blocks, 'banner') as { banners: object[] }).banners).toMatchObject([
      { picUrl: 'b.png', pic_url: 'b.png', page_url: '/pages/cart/cart' },
    ]);
    const rubik = dataOf(blocks, 'rubik') as { list: object[]; hotspot: object[] };
    expect(rubik.list).toMatchObject([
      { pic_url: 'a.png', link: { value: '', new_link_url: '' } },
      { pic_url: 'b.png', link: {} },
    ]);
    expect(rubik.hotspot).toMatchObject([{ link: { value: '/pages/cart/cart' } }]);
    expect((dataOf(blocks, 'link') as { link: object }).link).toEqual({});
  });

  it('delivers the current contents of a module, hydrated and without its background', async () => {
    const moduleId = await saveModule(mall, [
      { id: 'background', data: {} },
      picked(6),
      { id: 'module', data: { list: [] } },
    ]);
    const layout = [
      {
        id: 'module',
        permission_key: '',
        data: {
          list: [
            { id: moduleId, name: 'm', data: [{ id: 'empty' }] },
            { id: 999, data: [picked(1)] },
          ],
        },
      },
    ];
    const { list } = dataOf(blocksOf(await show([layout])), 'module') as {
      list: { data: { id: string; data: GoodsData }[] }[];
    };
    expect(list.map(({ data }) => data.map(({ id }) => id))).toEqual([['goods'], []]);
    expect(ids(list[0]?.data[0]?.data.list ?? [])).toEqual([6]);
  });

  it('names the picture of the search strip by the page that it opens', async () => {
    const strip = { id: 'search', permission_key: '', data: { is_img: 1, img_url: '/pages/cart/cart' } };
    expect(dataOf(blocksOf(await show([[strip]])), 'search')).toMatchObject({ img_name: '购物车' });
  });

  it('renders a page of arbitrary data', async () => {
    const layouts: unknown[][] = [
      [
        null,
        7,
        'x',
        [],
        {},
        { id: 3 },
        { id: 'goods' },
        { id: 'goods', data: null },
        { id: 'goods', data: [] },
      ],
      [
        goodsBlock({ addGoodsType: 'x', list: 'y', goodsLength: Infinity }),
        goodsBlock({ showCat: true, catList: [null, { id: 'a' }, { goodsNum: -1 }] }),
      ],
      [
        couponBlock({ coupons: { 0: 1 }, addType: 'manual' }),
        { id: 'rubik', data: { list: [null, 3], hotspot: 'x' } },
        { id: 'nav', data: { navs: [null, { url: {} }] } },
      ],
      [
        { id: 'module', data: { list: [{ id: {} }, null, { id: '1e3' }] } },
        { id: '__proto__', data: { a: 1 } },
        { id: 'constructor', data: {} },
      ],
      Array.from({ length: 1000 }, (_, index) => picked(index)),
    ];
    for (const layout of layouts) expect((await show([layout])).type).toBe('diy');
  });
});
