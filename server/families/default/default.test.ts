// Proves api/default over both databases.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  defaultArticle,
  defaultArticleList,
  defaultAutoAddressInfo,
  defaultBuyPrompt,
  defaultCatsList,
  defaultDistrict,
  defaultGoodsList,
  type DefaultGoodsListParams,
  defaultQrCodeParameter,
  defaultSearchList,
} from '~/schemas/api/default.gen';
import { indexPurchase } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { differences, recorded } from '~/tests/server/recorded';

describeOnBothDatabases('api/default', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    // Its clock stands still: the age of a purchase is the same in all answers.
    const now = new Date();
    mall = openMall(await open(), { now: () => now });
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const allGoods = async (params: DefaultGoodsListParams, token = '') => {
    const first = await mall.ask(defaultGoodsList, params, { token });
    const list = [...first.list];
    for (let page = 2; page <= first.pagination.page_count; page += 1) {
      list.push(...(await mall.ask(defaultGoodsList, { ...params, page }, { token })).list);
    }
    return { list, total: first.pagination.total_count };
  };
  const setGoods = (id: number, values: Record<string, unknown>) =>
    mall.database.db.updateTable('goods').set(values).where('id', '=', id).execute();

  it('lists goods as a recorded answer does, ten a page and each once (API-03)', async () => {
    const first = await mall.ask(defaultGoodsList, {});
    expect(differences(recorded('default-goods-list'), first)).toEqual([]);
    expect(first.list.length).toBe(10);
    const { list, total } = await allGoods({});
    expect([new Set(list.map(({ id }) => id)).size, list.length]).toEqual([total, total]);
    expect((await mall.ask(defaultGoodsList, { page: 9999 })).list).toEqual([]);
  });

  it.each([
    [{ sort: 3, sort_type: 1 } as const, 'price', 1],
    [{ sort: 3, sort_type: 0 } as const, 'price', -1],
    [{ sort: 4, sort_type: 0 } as const, 'sales', -1],
  ])('orders goods by %o', async (params, key, direction) => {
    const { list } = await allGoods(params);
    const numbers = list.map((card) => Number((card[key as 'price'] || '0').replace(/[^\d.]/g, '')));
    expect(numbers).toEqual([...numbers].sort((one, other) => (one - other) * direction));
  });

  it('includes subcategories', async () => {
    const parent = await mall.database.db
      .selectFrom('goods_cats')
      .select('id')
      .where('level', '=', 1)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const children = await mall.database.db
      .selectFrom('goods_cats')
      .select('id')
      .where('parent_id', '=', parent.id)
      .execute();
    const whole = (await allGoods({ cat_id: parent.id })).list.map(({ id }) => id);
    for (const { id } of children) {
      const below = (await allGoods({ cat_id: id })).list.map((card) => card.id);
      expect(below.every((goodsId) => whole.includes(goodsId))).toBe(true);
    }
    expect((await allGoods({ cat_id: 999_999 })).total).toBe(0);
  });

  it('lists the scope of a coupon: everything, goods, categories, nothing', async () => {
    const { db } = mall.database;
    const { total } = await allGoods({});
    const totalOf = async (kind: 1 | 2 | 3) => {
      const coupon = await db
        .selectFrom('coupons')
        .select('id')
        .where('appoint_type', '=', kind)
        .executeTakeFirstOrThrow();
      return (await allGoods({ coupon_id: coupon.id })).total;
    };
    expect(await totalOf(3)).toBe(total);
    for (const kind of [1, 2] as const) {
      const found = await totalOf(kind);
      expect([found > 0, found < total]).toEqual([true, true]);
    }
    expect(await mall.call(defaultGoodsList, { coupon_id: 999_999 })).toMatchObject({
      code: 1,
      msg: '优惠券不存在',
    });
    await db.updateTable('coupons').set({ appoint_type: 4 }).where('id', '=', 1).execute();
    expect((await allGoods({ coupon_id: 1 })).total).toBe(0);
    await db.updateTable('coupons').set({ appoint_type: 3 }).where('id', '=', 1).execute();
  });

  it('leaves out goods off the shelf and those hidden from the viewer’s level', async () => {
    const { total } = await allGoods({});
    await setGoods(11, { is_on_sale: false });
    await setGoods(12, { show_levels: '[2]' });
    const guest = (await allGoods({})).list.map(({ id }) => id);
    expect([guest.length, guest.includes(11), guest.includes(12)]).toEqual([total - 2, false, false]);
    const { db } = mall.database;
    const { id, member_level } = await db
      .selectFrom('users')
      .select(['id', 'member_level'])
      .where('id', '=', 2)
      .executeTakeFirstOrThrow();
    await db.updateTable('users').set({ member_level: 2 }).where('id', '=', id).execute();
    const member = (await allGoods({}, await mall.tokenOf(id))).list.map((card) => card.id);
    expect([member.includes(11), member.includes(12)]).toEqual([false, true]);
    await db.updateTable('users').set({ member_level }).where('id', '=', id).execute();
    await setGoods(11, { is_on_sale: true });
    await setGoods(12, { show_levels: null });
  });

  it('offers the mall as the search scope, and refuses unknown orders', async () => {
    expect(await mall.ask(defaultSearchList, {})).toEqual([{ key: '', name: '商城' }]);
    expect((await allGoods({ sign: 'pintuan' })).total).toBe(0);
    for (const params of [
      { sort: 6 },
      { page: -1 },
      { cat_id: '1e309' },
      { sort_type: 'x' },
      { keyword: '字'.repeat(101) },
    ]) {
      expect((await mall.callRaw('api/default/goods-list', params)).code).toBe(1);
    }
  });

  it('returns provinces with cities with districts, and the same as a dictionary', async () => {
    const { list } = await mall.ask(defaultDistrict, {});
    expect(differences(recorded('default-district'), { list })).toEqual([]);
    const district = list[0]?.list?.[0]?.list?.[0];
    expect([district?.level, district?.list]).toEqual(['district', undefined]);
    const dictionary = JSON.parse(await mall.ask(defaultAutoAddressInfo, {})) as Record<
      string,
      Record<string, string>
    >;
    expect(dictionary['district']?.[String(district?.id)]).toBe(district?.name);
    expect(Object.keys(dictionary['province'] ?? {}).length).toBe(list.length);
  });

  it('lists help articles and opens one', async () => {
    const { list } = await mall.ask(defaultArticleList, {});
    expect(differences(recorded('default-article-list'), { list })).toEqual([]);
    const id = Number(list[0]?.id);
    expect((await mall.ask(defaultArticle, { article_id: id })).article).toEqual(list[0]);
    expect((await mall.ask(defaultArticleList, { page: 2, limit: 1 })).list).toEqual([list[1]]);
    expect(await mall.call(defaultArticle, { article_id: 999 })).toMatchObject({
      code: 1,
      msg: '文章不存在或已删除',
    });
    expect(await mall.callRaw('api/default/article', {})).toMatchObject({
      code: 1,
      msg: 'Article ID不能为空。',
    });
  });

  it('resolves a scene into a screen with its query and counts it (SHOW-03, SHOW-04)', async () => {
    const { db } = mall.database;
    await db
      .insertInto('scenes')
      .values({ token: 'abc', user_id: 2, path: 'pages/goods/goods', data: '{"id":3}' })
      .execute();
    const { detail } = await mall.ask(defaultQrCodeParameter, { token: 'abc' });
    expect(detail).toMatchObject({ user_id: 2, path: 'pages/goods/goods', data: { id: 3 }, use_number: 1 });
    expect((await mall.ask(defaultQrCodeParameter, { token: 'abc' })).detail?.use_number).toBe(2);
    expect(await mall.ask(defaultQrCodeParameter, { token: 'nobody' })).toEqual({ detail: null });
    expect(await mall.callRaw('api/default/qr-code-parameter', {})).toEqual({
      code: 1,
      msg: 'Token不能为空。',
    });
  });

  it('returns the siblings of a category, all ids as texts', async () => {
    const { list: tops } = await mall.ask(defaultCatsList, {});
    expect(differences(recorded('default-cats-list'), { list: tops })).toEqual([]);
    const child = tops[0]?.child?.[1];
    const { list: siblings } = await mall.ask(defaultCatsList, { cat_id: Number(child?.id) });
    expect(siblings.map(({ id }) => id)).toEqual(tops[0]?.child?.map(({ id }) => id));
    expect(siblings.find(({ active }) => active)?.id).toBe(child?.id);
    expect(typeof siblings[0]?.id).toBe('string');
  });

  it('returns the newest purchase to older clients, and nothing where notices are off', async () => {
    const newest = (await mall.ask(indexPurchase, {}))?.[0];
    const { content, avatar } = newest ?? {};
    // The notices are cached, so their age may be that of a minute before.
    const age = expect.stringMatching(/刚刚|前$/) as unknown;
    expect(await mall.ask(defaultBuyPrompt, {})).toEqual({ content, avatar, time_str: age });
    const { db } = mall.database;
    await db.insertInto('mall_options').values({ key: 'is_purchase_frame', value: '"0"' }).execute();
    expect(await mall.call(defaultBuyPrompt, {})).toEqual({ code: 0, msg: '' });
    await db.deleteFrom('mall_options').where('key', '=', 'is_purchase_frame').execute();
    await db.updateTable('orders').set({ is_pay: false, pay_at: null }).execute();
    expect(await mall.call(defaultBuyPrompt, {})).toEqual({ code: 0, msg: '' });
  });
});
