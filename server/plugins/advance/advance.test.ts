// Proves pre-sales over both databases: their list and page, and their deposits.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  advanceCancel,
  advanceDeposit,
  advanceGoodsDetail,
  advanceGoodsIndex,
  advancePayData,
  advancePosterConfig,
  advancePosterGenerate,
} from '~/schemas/api/advance.gen';
import {
  openPreSales,
  payDeposit,
  placeDeposit,
  shownDeposit,
  type PreSales,
} from '~/tests/server/advance-helpers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { payUnion, runJobs } from '~/tests/server/group-helpers';
import { stockOf, type Piece } from '~/tests/server/money/checkout-helpers';
const HOUR_MS = 3_600_000;

describeOnBothDatabases('pre-sales', (open) => {
  let now = new Date();
  let shop: PreSales;
  beforeAll(async () => {
    shop = await openPreSales(await open(), () => now);
  });
  beforeEach(() => {
    now = new Date();
  });
  afterAll(() => shop.close());

  const later = (hours: number) => {
    now = new Date(now.getTime() + hours * HOUR_MS);
  };

  it('are listed with their deposits while they run or are to come, beside those of the same category', async () => {
    const { list } = await shop.mall.ask(advanceGoodsIndex, {});
    const own = list.find(({ id }) => id === shop.tea.goodsId);
    expect(own).toMatchObject({ deposit: 10, swell_deposit: 20, sign: 'advance' });
    expect(own?.page_url).toBe(`/plugins/advance/detail/detail?id=${shop.tea.goodsId}`);
    expect(own?.attr.every(({ deposit }) => deposit > 0)).toBe(true);
    expect((await shop.mall.ask(advanceGoodsIndex, { keyword: '没有这样的商品' })).list).toEqual([]);
    const near = (await shop.mall.ask(advanceGoodsIndex, { goods_id: shop.tea.goodsId })).list.map(
      ({ id }) => id,
    );
    expect(near).toContain(shop.green.goodsId);
    expect(near).not.toContain(shop.tea.goodsId);
    expect(near.length).toBeLessThan(list.length - 1);
  });

  it('have a page with terms, steps and posters, and none once their balances are over', async () => {
    const { detail } = await shop.mall.ask(advanceGoodsDetail, { id: shop.tea.goodsId });
    expect(detail.advanceGoods).toMatchObject({ deposit: '10.00', swell_deposit: '20.00', pay_limit: 7 });
    expect(detail.advanceGoods.ladder_rules.map(({ num }) => num)).toEqual([50, 200]);
    const poster = await shop.mall.ask(
      advancePosterConfig,
      { goods_id: shop.tea.goodsId },
      { token: shop.token },
    );
    expect(decodeURIComponent(poster.info.share_url)).toContain('/plugins/advance/detail/detail');
    const asked = { goods_id: shop.tea.goodsId, style: 1, typesetting: 1 };
    expect((await shop.mall.ask(advancePosterGenerate, asked, { token: shop.token })).title).toBe(
      detail.name,
    );
    expect((await shop.mall.call(advancePosterConfig, { goods_id: 1 }, { token: shop.token })).msg).toBe(
      '海报商品不存在',
    );
    expect((await shop.mall.call(advanceGoodsDetail, { id: 1 })).msg).toBe('商品不存在');
    later(24 * 26);
    const shown = await shop.mall.ask(advanceGoodsDetail, { id: shop.tea.goodsId });
    expect(shown.detail.advanceGoods).toEqual(detail.advanceGoods);
    // Balances without an end are paid for as long as the activity is there.
    later(24 * 7);
    await shop.mall.ask(advanceGoodsDetail, { id: shop.green.goodsId });
    expect((await shop.mall.call(advanceGoodsDetail, { id: shop.tea.goodsId })).msg).toBe(
      '该预售商品已过预售时间',
    );
  });

  describe('their deposit', () => {
    it('takes its pieces, is one for a double tap, and can be paid again later', async () => {
      const before = await stockOf(shop.mall, shop.tea.skuId);
      const [one, same] = await Promise.all([
        placeDeposit(shop.mall, shop.token, { ...shop.tea, num: 2 }),
        placeDeposit(shop.mall, shop.token, { ...shop.tea, num: 2 }),
      ]);
      expect(same.id).toBe(one.id);
      expect(await stockOf(shop.mall, shop.tea.skuId)).toBe(before - 2);
      const again = await shop.mall.ask(advanceDeposit, { id: one.id }, { token: shop.token });
      expect(again).toEqual({ id: one.unionId });
      expect((await shop.mall.call(advanceDeposit, { id: one.id }, { token: shop.other })).msg).toBe(
        '订单数据异常,无法支付',
      );
      expect(await payUnion(shop.mall, shop.token, one.unionId)).toBe('');
      expect(await shownDeposit(shop.mall, shop.token, one.id)).toMatchObject({
        status_num: '2',
        deposit: '20.00',
        swell_deposit: '40.00',
        is_pay: 1,
      });
      expect((await shop.mall.call(advanceCancel, { id: one.id }, { token: shop.token })).msg).toBe(
        '订单已支付',
      );
    });

    it('that is not paid in its minutes ends, and its pieces return once', async () => {
      const before = await stockOf(shop.mall, shop.tea.skuId);
      const { id, unionId } = await placeDeposit(shop.mall, shop.token, shop.tea);
      expect(await shop.statusOf(id)).toBe('1');
      later(1);
      expect(await payUnion(shop.mall, shop.token, unionId)).toBe('该商品已过付定金阶段');
      await Promise.all([runJobs(shop.mall, now), runJobs(shop.mall, now)]);
      expect(await stockOf(shop.mall, shop.tea.skuId)).toBe(before);
      expect(await shop.statusOf(id)).toBe('7');
    });

    it('can be cancelled by its shopper alone until it is paid', async () => {
      const before = await stockOf(shop.mall, shop.tea.skuId);
      const { id, unionId } = await placeDeposit(shop.mall, shop.token, shop.tea);
      expect((await shop.mall.call(advanceCancel, { id }, { token: shop.other })).msg).toBe('订单数据异常');
      await shop.mall.ask(advanceCancel, { id }, { token: shop.token });
      expect(await shop.statusOf(id)).toBe('5');
      expect(await stockOf(shop.mall, shop.tea.skuId)).toBe(before);
      expect(await payUnion(shop.mall, shop.token, unionId)).toBe('订单已取消，无法支付');
    });

    it('is refused in words: before and after its time, for other goods, beyond stock and limits, to the banned', async () => {
      const { db } = shop.mall.database;
      const place = async (piece: Piece & { num?: number }) =>
        (await placeDeposit(shop.mall, shop.other, piece)).msg;
      expect(await place({ goodsId: 1, skuId: 1 })).toBe('商品不存在');
      const coming = await db
        .selectFrom('activity_goods')
        .innerJoin('activities', 'activities.id', 'activity_id')
        .innerJoin('skus', 'skus.goods_id', 'activity_goods.goods_id')
        .select(['activity_goods.goods_id as goodsId', 'skus.id as skuId'])
        .where('plugin', '=', 'advance')
        .where('begin_at', '>', now)
        .executeTakeFirstOrThrow();
      expect(await place(coming)).toBe('该商品预售活动未开始。');
      expect(await place({ ...shop.tea, num: 1000 })).toMatch(/^商品库存不足/);
      const limit = (value: number) =>
        db.updateTable('goods').set({ confine_count: value }).where('id', '=', shop.green.goodsId).execute();
      await limit(2);
      await payDeposit(shop.mall, shop.other, { ...shop.green, num: 2 });
      expect(await place(shop.green)).toContain('限购2');
      await limit(-1);
      await db.updateTable('users').set({ is_blacklist: true }).where('id', '=', 2).execute();
      expect(await place(shop.tea)).toBe('下单被限制，请联系管理员');
      await db.updateTable('users').set({ is_blacklist: false }).where('id', '=', 2).execute();
      later(24 * 26);
      expect(await place(shop.tea)).toBe('该商品已过付定金阶段');
      const wrong = { queue_id: '1', token: 'x' };
      expect((await shop.mall.call(advancePayData, wrong, { token: shop.token })).msg).toBe(
        '订单不存在或已失效。',
      );
    });
  });
});
