// Proves a checkout of several shops: an order each, points and coupons spent once, one payment for all.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderPreview } from '~/schemas/api/order.gen';
import { PLUGINS } from '~/server/app/load-plugins';
import { payablesOf } from '~/server/families/payment/payables';
import { auditLedger } from '~/server/payments/audit';
import { settle } from '~/server/payments/settle';
import { lockUnion } from '~/server/payments/unions';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import {
  formOf,
  giveCoupon,
  goodsOf,
  plainGoods,
  setStock,
  userOf,
} from '~/tests/server/money/checkout-helpers';
import { placeOrders } from '../submit/place';
import { openCheckout } from './checkout';
import { readForm, readGroups } from './form';
import { cancelUnpaid } from '../cancel';
import { addOnsOf, unionOf } from '../pay';
import { lockOrder } from '../../../orders/order-row';

const SHOPPER = 1;
const MERCHANT = 1;

describeOnBothDatabases('a checkout of several shops', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  /** A goods of the mall and one that a merchant sells, both on a shelf of 60. */
  const twoShops = async (card: number) => {
    const { db } = mall.database;
    const [own, other] = [await plainGoods(mall, 0), await plainGoods(mall, 1)];
    await db
      .updateTable('goods')
      .set({ mch_id: MERCHANT, sign: 'mch' })
      .where('id', '=', other.goodsId)
      .execute();
    for (const { skuId } of [own, other]) await setStock(mall, skuId, 60);
    for (const { goodsId } of [own, other])
      await db
        .updateTable('goods')
        .set({ forehead_integral_type: 1, forehead_integral_value: 500 })
        .where('id', '=', goodsId)
        .execute();
    const couponId = await giveCoupon(mall, { userId: SHOPPER, subFen: 100 });
    const rest = { use_integral: 1, user_coupon_id: couponId } as const;
    const form = formOf([goodsOf(own)], { ...rest, vip_card_detail_id: card });
    const [first] = form.list;
    if (first === undefined) throw new Error('No group.');
    const second = { ...first, mch_id: MERCHANT, goods_list: [goodsOf(other)], vip_card_detail_id: 0 };
    return { form: { ...form, list: [first, second] }, couponId, other };
  };

  const restore = (goodsId: number) =>
    mall.database.db.updateTable('goods').set({ mch_id: 0, sign: '' }).where('id', '=', goodsId).execute();

  it('is refused by one rule until merchants have an office', async () => {
    const { form, other } = await twoShops(0);
    expect(() => readForm(form)).toThrow('商户不存在或已关闭');
    expect(readGroups(form)).toHaveLength(2);
    const token = await mall.tokenOf(SHOPPER);
    const refused = await mall.call(orderPreview, { form_data: form }, { token });
    expect(refused.msg).toBe('商户不存在或已关闭');
    const [own] = form.list;
    const mixed = { ...form, list: own === undefined ? [] : [{ ...own, goods_list: [goodsOf(other)] }] };
    expect((await mall.call(orderPreview, { form_data: mixed }, { token })).msg).toBe('商品不存在或已下架。');
    await restore(other.goodsId);
  });

  it('becomes an order each with one payment, spends the coupon once and no point twice', async () => {
    const { db } = mall.database;
    const period = await db
      .selectFrom('vip_card_periods')
      .select(['id', 'price_fen'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { form, couponId, other } = await twoShops(period.id);
    const { integral: points } = await userOf(mall, SHOPPER);
    const user = { id: SHOPPER, memberLevel: 0, isAdmin: false };
    const now = new Date();
    const unionId = await db.transaction().execute(async (trx) => {
      const checkout = await openCheckout(trx, {
        form: readGroups(form),
        user,
        now,
        isLocking: true,
        plugins: PLUGINS,
      });
      const placing = { submissionId: 0, userId: SHOPPER, platform: 'mobile', plugins: PLUGINS, now };
      const [own, merchant] = checkout.groups;
      expect(own?.coupon?.receipt.id).toBe(couponId);
      expect(merchant?.couponError).toBe('优惠券不存在');
      const used = checkout.groups.map(({ priced: { points } }) => (points.isUsed ? points.num : 0));
      expect(used[0]).toBeGreaterThan(0);
      expect(used[1]).toBeGreaterThan(0);
      expect(used.reduce((sum, num) => sum + num, 0)).toBeLessThanOrEqual(points);
      const submission = await trx
        .insertInto('order_submissions')
        .values({
          token: 'two-shops',
          user_id: SHOPPER,
          form_digest: 'two-shops',
          form_data: '{}',
          error: null,
          payment_union_id: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const id = await placeOrders(trx, checkout, { ...placing, submissionId: submission.id });
      await trx
        .updateTable('order_submissions')
        .set({ state: 'done', payment_union_id: id, finished_at: now })
        .where('id', '=', submission.id)
        .execute();
      return id;
    });
    const orders = await db
      .selectFrom('orders')
      .innerJoin('payment_union_orders', 'source_id', 'orders.id')
      .select(['orders.id', 'mch_id', 'total_pay_price_fen', 'use_user_coupon_id'])
      .where('payment_union_id', '=', unionId)
      .where('kind', '=', 'order')
      .orderBy('orders.id')
      .execute();
    expect(orders.map(({ mch_id, use_user_coupon_id }) => [mch_id, use_user_coupon_id])).toEqual([
      [0, couponId],
      [MERCHANT, null],
    ]);
    const union = await db
      .selectFrom('payment_unions')
      .selectAll()
      .where('id', '=', unionId)
      .executeTakeFirstOrThrow();
    const ofOrders = orders.reduce((sum, { total_pay_price_fen: fen }) => sum + fen, 0);
    expect(union.amount_fen).toBe(ofOrders + period.price_fen);
    const [own, merchant] = orders;
    const addOns = await addOnsOf(db, [own?.id ?? 0, merchant?.id ?? 0]);
    expect(addOns(own?.id ?? 0)).toMatchObject([{ amountFen: period.price_fen }]);
    expect(addOns(merchant?.id ?? 0)).toEqual([]);
    // The merchant's order is cancelled: the mall's is paid with its card by a payment of its own.
    await db
      .transaction()
      .execute((trx) => cancelUnpaid(trx, { orderId: merchant?.id ?? 0, reason: '测试', plugins: PLUGINS }));
    await db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, own?.id ?? 0);
      if (order === undefined) throw new Error('No order.');
      const later = await lockUnion(trx, { unionId: await unionOf(trx, order), userId: SHOPPER });
      expect(later.amount_fen).toBe(order.total_pay_price_fen + period.price_fen);
      const settling = { payables: payablesOf(PLUGINS), now };
      await settle(trx, later, { method: 'cash', receivedFen: later.amount_fen, ...settling });
    });
    expect(await auditLedger(db)).toEqual([]);
    await restore(other.goodsId);
  });
});
