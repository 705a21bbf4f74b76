// Proves the balances of pre-sales over both databases: when and what is paid, and what is given back.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  advanceMyAdvance,
  advanceMyDetail,
  advanceOrderDetail,
  advanceOrderIndex,
  advanceOrderPreview,
} from '~/schemas/api/advance.gen';
import { orderCancel, orderPayResult } from '~/schemas/api/order.gen';
import { forceCancel } from '~/server/families/order/cancel-paid';
import { PLUGINS } from '~/server/app/load-plugins';
import { auditLedger } from '~/server/payments/audit';
import {
  balanceForm,
  openBalance,
  openPreSales,
  payDeposit,
  shownDeposit,
  type PreSales,
} from '~/tests/server/advance-helpers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { runJobs } from '~/tests/server/group-helpers';
import { orderOf, setStock, stockOf, type Piece } from '~/tests/server/money/checkout-helpers';
import { answer, askRefund, linesOf, MANAGER, refundsOf, sendAll } from '~/tests/server/money/refund-helpers';
const HOUR_MS = 3_600_000;

describeOnBothDatabases('balances of pre-sales', (open) => {
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

  describe('their balance', () => {
    const preview = (id: number, piece: Piece & { num?: number } = shop.tea, by = shop.token) =>
      shop.mall.call(advanceOrderPreview, { form_data: balanceForm(piece, id) }, { token: by });

    it('waits for the end of deposits, then costs the price less step and deposit, also of goods that are sold out', async () => {
      const two = { ...shop.tea, num: 2 };
      const { id } = await payDeposit(shop.mall, shop.token, two);
      expect((await preview(id, two)).msg).toBe('现在不在付尾款时间内。');
      await shop.mall.database.db
        .updateTable('advance_orders')
        .set({ ladder_rules: '[{"num":1,"discount":9.5},{"num":10000,"discount":9}]' })
        .where('id', '=', id)
        .execute();
      await openBalance(shop.mall, id, { now });
      const stock = await stockOf(shop.mall, shop.tea.skuId);
      await setStock(shop.mall, shop.tea.skuId, 0);
      const { data } = await preview(id, two);
      await setStock(shop.mall, shop.tea.skuId, stock);
      const [group] = data.mch_list;
      const [line] = group?.goods_list ?? [];
      const priceFen = Number(line?.unit_price) * 200;
      const stepFen = Math.round((priceFen / 2) * 0.05) * 2;
      expect(group?.insert_rows).toEqual([
        {
          title: '阶梯抵扣',
          value: `-¥${(stepFen / 100).toFixed(2)}`,
          data: `-${(stepFen / 100).toFixed(2)}`,
        },
        { title: '定金抵扣', value: '-¥40.00', data: '-40.00' },
      ]);
      expect(line).toMatchObject({ ladder_discount: 9.5, deposit: '10.00', swell_deposit: '20.00' });
      const shown = await shownDeposit(shop.mall, shop.token, id);
      expect(shown).toMatchObject({ status_num: '3', status: '尾款待支付' });
      expect(shown?.tail_money).toBe(((priceFen - stepFen - 4000) / 100).toFixed(2));
    });

    it('keeps the price of the deposit where the shelf asks more now', async () => {
      const id = await shop.due();
      const { db } = shop.mall.database;
      const sku = await db
        .selectFrom('skus')
        .select('price_fen')
        .where('id', '=', shop.tea.skuId)
        .executeTakeFirstOrThrow();
      const price = (fen: number) =>
        db.updateTable('skus').set({ price_fen: fen }).where('id', '=', shop.tea.skuId).execute();
      await price(sku.price_fen + 700);
      const { data } = await preview(id);
      await price(sku.price_fen);
      expect(data.mch_list[0]?.insert_rows?.[0]).toMatchObject({ title: '预售价保留', data: '-7.00' });
    });

    it('is paid by an order that takes no piece more, and leads to the own pre-sales', async () => {
      const before = await stockOf(shop.mall, shop.tea.skuId);
      const { id: orderId, depositId, unionId, sign } = await shop.bought();
      expect(await stockOf(shop.mall, shop.tea.skuId)).toBe(before - 1);
      expect(sign).toBe('advance');
      const result = await shop.mall.ask(
        orderPayResult,
        { payment_order_union_id: unionId },
        { token: shop.token },
      );
      expect(result.order_page_url).toBe('/plugins/advance/order/order');
      const { list } = await shop.mall.ask(advanceMyAdvance, { keyword: 4 }, { token: shop.token });
      expect(list[0]).toMatchObject({ id: depositId, order_id: orderId, status: '购买成功' });
      const orders = await shop.mall.ask(advanceOrderIndex, {}, { token: shop.token });
      expect(orders.list[0]).toMatchObject({ id: orderId, advanceOrder: { order_id: orderId } });
      const { detail } = await shop.mall.ask(advanceOrderDetail, { id: orderId }, { token: shop.token });
      expect(detail.advance_order?.order_id).toBe(orderId);
      expect(detail.detail[0]?.goods_info.goods_attr).toMatchObject({
        extra: { deposit: '10.00', swell_deposit: '20.00' },
      });
      const own = await shop.mall.ask(advanceMyDetail, { id: depositId }, { token: shop.token });
      expect(own.detail.advance_order.order_id).toBe(orderId);
      expect((await shop.mall.call(advanceMyDetail, { id: depositId }, { token: shop.other })).msg).toBe(
        '预约订单详情不存在',
      );
    });

    it('is refused of another shopper, of other pieces, twice, and of goods without a deposit', async () => {
      const id = await shop.due();
      expect((await preview(id, shop.tea, shop.other)).msg).toBe('定金订单不存在。');
      expect((await preview(id, { ...shop.tea, num: 2 })).msg).toBe('定金订单不存在。');
      expect((await preview(0)).msg).toBe('定金订单不存在。');
      expect((await preview(id, { goodsId: 1, skuId: 1 })).msg).not.toBe('');
      const [one, twin] = await Promise.all([shop.balance(id), shop.balance(id)]);
      expect([one.unionId, twin.unionId].filter((union) => union > 0)).toHaveLength(1);
      expect((await shop.balance(id)).msg).toBe(
        '该预售，您有未支付的尾款订单，请去个人中心-待付款订单支付。',
      );
    });

    it('whose order is cancelled unpaid waits again, and its pieces stay set aside', async () => {
      const id = await shop.due();
      const before = await stockOf(shop.mall, shop.tea.skuId);
      const { unionId } = await shop.balance(id);
      const { id: orderId } = await orderOf(shop.mall, unionId);
      await shop.mall.ask(orderCancel, { id: orderId, cause: '不想要了' }, { token: shop.token });
      expect(await stockOf(shop.mall, shop.tea.skuId)).toBe(before);
      expect(await shop.statusOf(id)).toBe('3');
      expect((await shop.balance(id)).unionId).toBeGreaterThan(0);
    });
  });

  describe('what comes to nothing', () => {
    it('returns the pieces, and the deposit where the rule of the activity or the shop’s shelf says so', async () => {
      const { db } = shop.mall.database;
      later(25);
      await runJobs(shop.mall, now);
      const before = await stockOf(shop.mall, shop.tea.skuId);
      const ends = [await shop.due(), await shop.due(), await shop.due()];
      const [back, kept, off] = ends;
      await db
        .updateTable('advance_orders')
        .set({ is_returned: false })
        .where('id', 'in', ends.slice(1))
        .execute();
      later(25);
      expect((await shop.balance(back ?? 0)).msg).toBe('现在不在付尾款时间内。');
      const money = await shop.moneyOf();
      const onSale = (is_on_sale: boolean) =>
        db.updateTable('goods').set({ is_on_sale }).where('id', '=', shop.tea.goodsId).execute();
      await db
        .updateTable('advance_orders')
        .set({ balance_end_at: null })
        .where('id', '=', off ?? 0)
        .execute();
      await Promise.all([runJobs(shop.mall, now), runJobs(shop.mall, now)]);
      await db
        .updateTable('advance_orders')
        .set({ balance_end_at: now })
        .where('id', '=', off ?? 0)
        .execute();
      await onSale(false);
      await runJobs(shop.mall, now);
      await onSale(true);
      expect(await Promise.all(ends.map(shop.statusOf))).toEqual(['8', '9', '8']);
      expect(await Promise.all(ends.map(shop.backOf))).toEqual([1000, 0, 1000]);
      expect(kept).toBeGreaterThan(0);
      expect(await shop.moneyOf()).toBe(money + 2000);
      expect(await stockOf(shop.mall, shop.tea.skuId)).toBe(before);
      const failed = await shop.mall.ask(advanceMyAdvance, { keyword: 5 }, { token: shop.token });
      expect(failed.list.map(({ id }) => id)).toEqual(expect.arrayContaining(ends));
    });

    it('as an order that the shop cancels gives back shop.balance, deposit and pieces', async () => {
      const before = await stockOf(shop.mall, shop.tea.skuId);
      const one = await shop.bought({ ...shop.tea, num: 2 });
      const money = await shop.moneyOf();
      const by = { orderId: one.id, now, plugins: PLUGINS };
      await shop.mall.database.db.transaction().execute((trx) => forceCancel(trx, by));
      expect(await shop.moneyOf()).toBe(money + one.total_pay_price_fen + 2000);
      expect(await stockOf(shop.mall, shop.tea.skuId)).toBe(before);
      expect(await shop.statusOf(one.depositId)).toBe('5');
      expect(await auditLedger(shop.mall.database.db)).toEqual([]);
    });

    it('as one piece of several gives back its share of balance and deposit, the rest with the rest', async () => {
      const admin = await shop.mall.tokenOf(MANAGER);
      const { depositId, ...one } = await shop.bought(
        { ...shop.tea, num: 3 },
        { send_type: 'express', store_id: 0 },
      );
      await sendAll(shop.mall, one.id, admin);
      const [line] = await linesOf(shop.mall, one.id);
      const refund = async (num: number, fen: number) => {
        const refund_price = (fen / 100).toFixed(2);
        const asked = await askRefund(
          shop.mall,
          { id: line?.id ?? 0, type: 3, num, refund_price },
          shop.token,
        );
        expect(asked.code).toBe(0);
        const id = (await refundsOf(shop.mall, one.id)).at(-1)?.id ?? 0;
        const agree = { id, type: 3 as const, is_agree: 1 as const, refund_price };
        // Agreed to, then paid back.
        expect((await answer(shop.mall, agree, admin)).code).toBe(0);
        expect((await answer(shop.mall, agree, admin)).code).toBe(0);
      };
      const total = line?.total_price_fen ?? 0;
      const share = Math.floor(total / 3);
      await refund(1, share);
      expect(await shop.backOf(depositId)).toBe(1000);
      expect(await shop.statusOf(depositId)).toBe('4');
      await refund(2, total - share);
      expect(await shop.backOf(depositId)).toBe(3000);
      expect(await shop.statusOf(depositId)).toBe('6');
      expect(await auditLedger(shop.mall.database.db)).toEqual([]);
    });
  });
});
