// Proves api/goods over both databases.
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatDate } from '~/domain/time';
import {
  goodsAttr,
  goodsCatStyle,
  goodsCommentsList,
  goodsDetail,
  goodsGoodsList,
  goodsHotSearch,
  goodsNewRecommend,
  goodsPoster,
  goodsRecommend,
  goodsRemind,
} from '~/schemas/api/goods.gen';
import { indexConfig } from '~/schemas/api/index.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { differences, recorded } from '~/tests/server/recorded';

const SHOPPER = 1;

describeOnBothDatabases('api/goods', (open) => {
  let mall: Mall;
  let token: string;
  beforeAll(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(SHOPPER);
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  /** The id of goods with reviews that are shown. */
  const reviewedGoods = async (): Promise<number> => {
    const { goods_id: id } = await mall.database.db
      .selectFrom('goods_comments')
      .select('goods_id')
      .where('is_show', '=', true)
      .executeTakeFirstOrThrow();
    return id;
  };

  const goodsWhere = async (condition: 'sell_begin_at' | 'is_negotiable' | 'use_attr') => {
    const query = mall.database.db
      .selectFrom('goods')
      .select('id')
      .where('is_on_sale', '=', true)
      .where('mch_id', '=', 0)
      .orderBy('id');
    const { id } = await (condition === 'sell_begin_at'
      ? query.where('sell_begin_at', '>', new Date())
      : query.where(condition, '=', true)
    ).executeTakeFirstOrThrow();
    return id;
  };
  const setGoods = (id: number, values: Record<string, unknown>) =>
    mall.database.db.updateTable('goods').set(values).where('id', '=', id).execute();

  it('returns the goods page with every key of a recorded one (API-05)', async () => {
    const { goods } = await mall.ask(goodsDetail, { id: await goodsWhere('use_attr') }, { token });
    expect(
      // Flash sales do not sell yet.
      differences(recorded('goods-detail-2'), { goods }, ['/goods/plugin_extra/flash_sale']),
    ).toEqual([]);
  });

  it('counts the view, and records a footprint for a signed-in shopper', async () => {
    const before = (await mall.ask(goodsDetail, { id: 2 })).goods.detail_count;
    await mall.database.db.deleteFrom('footprints').where('goods_id', '=', 2).execute();
    expect((await mall.ask(goodsDetail, { id: 2 }, { token })).goods.detail_count).toBe(before + 1);
    const rows = await mall.database.db
      .selectFrom('footprints')
      .select('user_id')
      .where('goods_id', '=', 2)
      .execute();
    expect(rows).toEqual([{ user_id: SHOPPER }]);
  });

  it('counts each view of a guest, although his page is cached, and shows changes at once', async () => {
    // Of goods that no other test looks at: those of another server would be added as they are stored.
    const id = 5;
    const now = new Date();
    const still = openMall(mall.database, { now: () => now });
    const look = async () => (await still.ask(goodsDetail, { id })).goods;
    const [first, second, third] = [await look(), await look(), await look()];
    expect([second.detail_count, third.detail_count]).toEqual([
      first.detail_count + 1,
      first.detail_count + 2,
    ]);
    expect(third).toEqual({ ...first, detail_count: third.detail_count });
    await setGoods(id, { name: '改名的茶' });
    expect((await look()).name).toBe('改名的茶');
    await setGoods(id, { name: first.name });
    expect(still.failures).toEqual([]);
    still.close();
  });

  it('is compressed as the client accepts, cached or not', async () => {
    for (const one of [token, '']) {
      const response = await mall.app.request(
        'http://mall.test/web/index.php?_mall_id=1&r=api/goods/detail&id=2',
        {
          headers: {
            'Accept-Encoding': 'gzip, br',
            'X-Requested-With': 'XMLHttpRequest',
            'X-Access-Token': one,
          },
        },
      );
      expect(response.headers.get('content-encoding')).toBe('br');
      const text = brotliDecompressSync(await response.arrayBuffer()).toString();
      expect(JSON.parse(text)).toMatchObject({ code: 0, data: { goods: { id: 2 } } });
    }
  });

  it('refuses a missing goods and one hidden from the level of the viewer', async () => {
    expect(await mall.call(goodsDetail, { id: 999_999 })).toMatchObject({ code: 1, msg: '商品不存在' });
    await setGoods(3, { show_levels: '[2]' });
    expect(await mall.call(goodsDetail, { id: 3 })).toMatchObject({ code: 1, msg: '您暂无权限查看商品' });
    expect((await mall.call(goodsDetail, { id: 3, plugin: 'exchange' })).code).toBe(0);
    await setGoods(3, { show_levels: null });
  });

  it('still returns goods off the shelf, but not the SKU popup', async () => {
    await setGoods(4, { is_on_sale: false });
    expect((await mall.ask(goodsDetail, { id: 4 })).goods.status).toBe(0);
    expect(await mall.call(goodsAttr, { id: 4, mch_id: 0 })).toMatchObject({ code: 1, msg: '商品未上架' });
    await setGoods(4, { is_on_sale: true, buy_levels: '[9]' });
    expect(await mall.call(goodsAttr, { id: 4, mch_id: 0 })).toMatchObject({ msg: '您暂无权限购买商品' });
    await setGoods(4, { buy_levels: null, sell_end_at: new Date(Date.now() - 1000) });
    expect(await mall.call(goodsAttr, { id: 4, mch_id: 0 })).toMatchObject({ msg: '商品已结束销售' });
    expect((await mall.ask(goodsDetail, { id: 4 })).goods.is_finish_sell).toBe(true);
    await setGoods(4, { sell_end_at: null });
    expect(await mall.call(goodsAttr, { id: 4, mch_id: 7 })).toMatchObject({ msg: '商品不存在' });
  });

  it('returns the SKU popup with every key of a recorded one', async () => {
    const popup = await mall.ask(goodsAttr, { id: await goodsWhere('use_attr'), mch_id: 0 });
    expect(differences(recorded('goods-attr-2'), popup)).toEqual([]);
    expect(popup.goods_num).toBe(popup.attr.reduce((sum, { stock }) => sum + stock, 0));
  });

  it('shows a guest the first level, a member his own, and nobody a price on request (PRICE-09)', async () => {
    const { db } = mall.database;
    const [low, high] = await db
      .selectFrom('member_levels')
      .select(['level', 'discount_percent'])
      .orderBy('level')
      .execute();
    await setGoods(1, { is_level: true, is_level_alone: false, is_negotiable: false });
    const guest = (await mall.ask(goodsDetail, { id: 1 })).goods;
    const share = (percent = 100) => Math.round(guest.price_min * percent) / 100;
    expect([guest.level_show, guest.price_member_min]).toEqual([2, share(low?.discount_percent)]);
    const level = await db
      .selectFrom('users')
      .select('member_level')
      .where('id', '=', SHOPPER)
      .executeTakeFirstOrThrow();
    await db.updateTable('users').set({ member_level: high?.level }).where('id', '=', SHOPPER).execute();
    const member = (await mall.ask(goodsDetail, { id: 1 }, { token })).goods;
    expect([member.level_show, member.price_member_min]).toEqual([1, share(high?.discount_percent)]);
    await db.updateTable('users').set(level).where('id', '=', SHOPPER).execute();
    await setGoods(1, { is_negotiable: true });
    const negotiable = (await mall.ask(goodsDetail, { id: 1 }, { token })).goods;
    expect([negotiable.level_show, negotiable.price_member_min]).toEqual([0, undefined]);
    expect(negotiable.attr.every((sku) => sku.price_member === 0)).toBe(true);
    await setGoods(1, { is_negotiable: false });
  });

  it('shows no delivery for a card key', async () => {
    const sentOf = async () => {
      const { express, goods_marketing: marketing } = (await mall.ask(goodsDetail, { id: 1 }, { token }))
        .goods;
      return [express, marketing.shipping].map((text) => text !== '');
    };
    await setGoods(1, { free_delivery_pieces: 2 });
    expect(await sentOf()).toEqual([true, true]);
    await setGoods(1, { type: 'ecard' });
    expect(await sentOf()).toEqual([false, false]);
    await setGoods(1, { type: 'goods', free_delivery_pieces: 0 });
  });

  it('subtracts what the shopper has bought from the limit, and restores it for cancelled orders', async () => {
    const { db } = mall.database;
    const { goods_id: id, order_id: orderId } = await db
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['goods_id', 'order_id'])
      .where('orders.user_id', '=', SHOPPER)
      .where('orders.cancel_status', '=', 0)
      .executeTakeFirstOrThrow();
    await setGoods(id, { limit_buy_type: 'all', limit_buy_value: 100 });
    const limit = async () => (await mall.ask(goodsDetail, { id }, { token })).goods.limit_buy;
    const before = await limit();
    expect(before.msg).toMatch(/^每人限购100/);
    expect(before.rest_number).toBeLessThan(100);
    await db.updateTable('orders').set({ cancel_status: 1 }).where('id', '=', orderId).execute();
    expect((await limit()).rest_number).toBeGreaterThan(before.rest_number);
    await db.updateTable('orders').set({ cancel_status: 0 }).where('id', '=', orderId).execute();
    expect((await mall.ask(goodsDetail, { id })).goods.limit_buy.rest_number).toBe(100);
    await setGoods(id, { limit_buy_value: -1 });
  });

  it('lists reviews by score, masks their writers, and counts them', async () => {
    const id = await reviewedGoods();
    const all = await mall.ask(goodsCommentsList, { goods_id: id });
    expect(differences(recorded('goods-comments-list'), all)).toEqual([]);
    expect(all.comments.every(({ nickname }) => /\*\*|^匿名用户$/.test(nickname))).toBe(true);
    const good = await mall.ask(goodsCommentsList, { goods_id: id, status: 3 });
    expect(good.comments.every(({ score }) => score === 3)).toBe(true);
    const counts = all.comment_count.map(({ count }) => Number(count));
    expect(counts[0]).toBe((counts[1] ?? 0) + (counts[2] ?? 0) + (counts[3] ?? 0));
    expect((await mall.ask(goodsCommentsList, { goods_id: id, page: 900 })).comments).toEqual([]);
  });

  it('shows no review as of a later day than the clock of its server has', async () => {
    const id = await reviewedGoods();
    const early = new Date('2020-02-02T04:00:00Z');
    const behind = openMall(mall.database, { now: () => early });
    const { comments } = await behind.ask(goodsCommentsList, { goods_id: id });
    expect([...new Set(comments.map(({ time }) => time))]).toEqual([formatDate(early.getTime())]);
    behind.close();
  });

  it('shows no reviews where the mall switched them off', async () => {
    const { db } = mall.database;
    await db.insertInto('mall_options').values({ key: 'is_comment', value: '"0"' }).execute();
    expect(await mall.ask(goodsCommentsList, { goods_id: 1 })).toEqual({ comments: [], comment_count: [] });
    await db.deleteFrom('mall_options').where('key', '=', 'is_comment').execute();
  });

  it('recommends other goods in stock and refuses an unknown place', async () => {
    const { list } = await mall.ask(goodsNewRecommend, { type: 'goods', goods_id: 1 });
    const levelled = list.filter(({ level_show: show }) => show === 2);
    expect(differences(recorded('goods-new-recommend'), { list: levelled })).toEqual([]);
    expect(list.some(({ id }) => id === 1)).toBe(false);
    expect(list.every(({ goods_stock: stock }) => stock > 0)).toBe(true);
    expect(await mall.call(goodsNewRecommend, { type: 'nowhere' })).toMatchObject({
      code: 1,
      msg: 'type参数错误:goods|order_pay|order_comment|fxhb|cart',
    });
  });

  it('recommends the same goods to older clients, as mere cards', async () => {
    const { list } = await mall.ask(goodsNewRecommend, { type: 'goods', goods_id: 1 });
    const older = await mall.ask(goodsRecommend, { goods_id: 1 });
    expect(older.list.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
    expect(older.list.some((card) => 'attr' in card)).toBe(false);
    expect((await mall.callRaw('api/goods/recommend', {})).msg).toBe('Goods ID不能为空。');
  });

  it('returns the style of the category screen to older clients in their own field', async () => {
    const { cat_style: style } = await mall.ask(indexConfig, {});
    expect(await mall.ask(goodsCatStyle, {})).toEqual(style);
  });

  it('starts the video feed with the goods and never shows one twice', async () => {
    await mall.database.db
      .updateTable('goods')
      .set({ video_url: 'uploads/a.mp4' })
      .where('id', '<=', 12)
      .execute();
    const first = await mall.ask(goodsGoodsList, { goodsId: 5 });
    expect(differences(recorded('goods-goods-list'), first)).toEqual([]);
    expect([first.list.length, first.list[0]?.id]).toEqual([4, 5]);
    const second = await mall.ask(goodsGoodsList, { goodsId: 5, page: 2 });
    const third = await mall.ask(goodsGoodsList, { goodsId: 5, page: 3 });
    const ids = [...first.list, ...second.list, ...third.list].map(({ id }) => id);
    expect(new Set(ids).size).toBe(12);
    expect(await mall.call(goodsGoodsList, { goodsId: 999_999 })).toMatchObject({
      code: 1,
      msg: '错误的商品',
    });
  });

  it('returns ten hot words, the operator’s first', async () => {
    const { list } = await mall.ask(goodsHotSearch, {});
    expect(differences(recorded('goods-hot-search'), { list })).toEqual([]);
    expect(list.map(({ sort }) => sort)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(list.map(({ type }) => type).lastIndexOf('hot-search')).toBeLessThan(
      list.findIndex(({ type }) => type === 'goods'),
    );
  });

  it('stores a reminder once, five minutes before the sale (CONST-11)', async () => {
    const id = await goodsWhere('sell_begin_at');
    expect(await mall.call(goodsRemind, { goods_id: id })).toMatchObject({ code: -1 });
    expect(await mall.call(goodsRemind, { goods_id: id }, { token })).toEqual({
      code: 0,
      msg: '提醒设置成功',
    });
    await mall.call(goodsRemind, { goods_id: id }, { token });
    const [row, ...more] = await mall.database.db
      .selectFrom('goods_reminds')
      .innerJoin('goods', 'goods.id', 'goods_reminds.goods_id')
      .select(['remind_at', 'sell_begin_at'])
      .where('goods_id', '=', id)
      .where('user_id', '=', SHOPPER)
      .execute();
    expect(more).toEqual([]);
    expect((row?.sell_begin_at?.getTime() ?? 0) - (row?.remind_at.getTime() ?? 0)).toBe(300_000);
    expect((await mall.ask(goodsDetail, { id }, { token })).goods).toMatchObject({ reminded: true });
    expect(await mall.call(goodsRemind, { goods_id: 1 }, { token })).toMatchObject({
      code: 1,
      msg: '商品已开售',
    });
  });

  it('returns the parts of a poster with a QR code of the sharer', async () => {
    const { info } = await mall.ask(goodsPoster, { goods_id: 1 }, { token });
    expect(info.multi_map.length).toBeGreaterThanOrEqual(5);
    expect(info.qrcode_url).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(info.share_url).toContain(`user_id=${SHOPPER}`);
    expect(await mall.call(goodsPoster, { goods_id: 999_999 }, { token })).toMatchObject({
      msg: '海报商品不存在',
    });
  });

  it('answers arbitrary input with a message, never with a failure', async () => {
    const values = ['', '-1', '1e309', '9999999999', '😀', "1' or 1=1", '[1,2]', 'null'];
    for (const value of values) {
      for (const [route, name] of [
        ['api/goods/detail', 'id'],
        ['api/goods/comments-list', 'goods_id'],
        ['api/goods/goods-list', 'goodsId'],
      ] as const) {
        const answer = await mall.callRaw(route, { [name]: value });
        expect([route, value, answer.code]).toEqual([route, value, 1]);
        expect(answer.msg).not.toBe('');
      }
    }
  });
});
