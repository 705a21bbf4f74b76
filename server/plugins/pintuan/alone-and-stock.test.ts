// Proves over both databases a goods of group buying that is bought alone, and what becomes of its stock once its activity is over.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderDetail, orderPayResult } from '~/schemas/api/order.gen';
import { pintuanOrderList } from '~/schemas/api/pintuan.gen';
import { auditLedger } from '~/server/payments/audit';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import {
  allotted,
  groupForm,
  ladderOf,
  type LadderGoods,
  payUnion,
  placedOf,
  runJobs,
  submit,
} from '~/tests/server/group-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { setOption } from '~/tests/server/money/checkout-helpers';

const HOUR_MS = 3_600_000;

describeOnBothDatabases('a goods of group buying', (open) => {
  let mall: Mall;
  let now = new Date();
  let token = '';
  let ladder: LadderGoods;
  let alone: LadderGoods;
  beforeAll(async () => {
    mall = openMall(await open(), { now: () => now });
    await setOption(mall, 'recharge_setting', { status: 1, is_pay_password: 0 });
    token = await mall.tokenOf(1);
    ladder = await ladderOf(mall, 3);
    const sku = await mall.database.db
      .selectFrom('skus')
      .select('id')
      .where('goods_id', '=', ladder.baseId)
      .where('stock', '>', 0)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    alone = { ...ladder, ladderId: 0, goodsId: ladder.baseId, skuId: sku.id };
  });
  afterAll(async () => {
    expect(await auditLedger(mall.database.db)).toEqual([]);
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const buy = async (goods: LadderGoods, num: number) => {
    const { unionId, msg } = await submit(mall, token, groupForm(goods, { num }));
    expect(msg).toBe('');
    expect(await payUnion(mall, token, unionId)).toBe('');
    return { unionId, ...(await placedOf(mall, unionId)) };
  };

  it('is bought alone at its own price, of its own stock, by an order that waits for nobody', async () => {
    const before = await allotted(mall, alone.skuId);
    const { orderId, unionId, ...order } = await buy(alone, 2);
    expect(order).toMatchObject({ groupId: null, is_pay: true, is_locked: false, cancel_status: 0 });
    expect(await allotted(mall, alone.skuId)).toEqual({ ...before, free: before.free - 2 });
    const { detail } = await mall.ask(orderDetail, { id: orderId }, { token });
    const { price_fen: fen } = await mall.database.db
      .selectFrom('skus')
      .select('price_fen')
      .where('id', '=', alone.skuId)
      .executeTakeFirstOrThrow();
    expect(detail).toMatchObject({ sign: 'pintuan', is_pay: '1', status: '1' });
    expect(Number(detail.total_goods_original_price)).toBe((2 * fen) / 100);
    const paid = await mall.ask(orderPayResult, { payment_order_union_id: unionId }, { token });
    expect(paid.order_page_url ?? '').not.toContain('/plugins/pt/');
    const { list } = await mall.ask(pintuanOrderList, {}, { token });
    expect(list.map(({ id }) => id)).not.toContain(orderId);
  });

  it('gives its free stock back once the activity is over, and what an order held once that is undone', async () => {
    const { db } = mall.database;
    const { orderId } = await buy(ladder, 1);
    const [base, group] = [await allotted(mall, alone.skuId), await allotted(mall, ladder.skuId)];
    await runJobs(mall, now);
    expect([await allotted(mall, alone.skuId), await allotted(mall, ladder.skuId)]).toEqual([base, group]);
    now = new Date(now.getTime() + HOUR_MS);
    await db.updateTable('activities').set({ end_at: now }).where('plugin', '=', 'pintuan').execute();
    await runJobs(mall, now);
    // Nothing is free any more; what orders took stays given.
    for (const [skuId, { given, free }] of [
      [alone.skuId, base],
      [ladder.skuId, group],
    ] as const)
      expect(await allotted(mall, skuId)).toMatchObject({ given: given - free, free: 0 });
    // The group fails a day later, and its order is undone.
    const atEnd = (await allotted(mall, ladder.skuId)).source;
    now = new Date(now.getTime() + 25 * HOUR_MS);
    await runJobs(mall, now);
    expect(await placedOfOrder(orderId)).toMatchObject({ cancel_status: 1 });
    await runJobs(mall, now);
    expect(await allotted(mall, ladder.skuId)).toEqual({
      given: group.given - group.free - 1,
      free: 0,
      source: atEnd + 1,
    });
  });

  const placedOfOrder = (id: number) =>
    mall.database.db.selectFrom('orders').select('cancel_status').where('id', '=', id).executeTakeFirst();
});
