// Proves payments shared with a friend: invisible before their owner shared them, and in each of their states.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderCancel, orderListPayData, orderPayForAnother } from '~/schemas/api/order.gen';
import { paymentPayBuyHuodao } from '~/schemas/api/payment.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { payOne, placeOne } from '~/tests/server/money/checkout-helpers';

const [OWNER, FRIEND] = [1, 2];

describeOnBothDatabases('api/order/pay-for-another', (open) => {
  let mall: Mall;
  let token: string;
  let friend: string;
  beforeAll(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(OWNER);
    friend = await mall.tokenOf(FRIEND);
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const look = (id: number, by = token) => mall.call(orderPayForAnother, { id }, { token: by });
  const unionOfPlaced = async (nth: number) => {
    const order = await placeOne(mall, { token, nth });
    const { id } = await mall.ask(orderListPayData, { id: order.id }, { token });
    return { order, id };
  };

  it('is found by a friend only after its owner has opened it, as what is to be paid', async () => {
    const { order, id } = await unionOfPlaced(0);
    expect(await look(id, friend)).toEqual({ code: 1, msg: '支付单不存在' });
    const own = await look(id);
    expect(own.data).toMatchObject({ id, status: 1, is_self: 1, payer: null });
    expect(own.data.auto_cancel_time).not.toMatch(/^0000/);
    expect(own.data.goods_info).toHaveLength(1);
    expect(Number(own.data.amount)).toBe(order.total_pay_price_fen / 100);
    expect((await look(id, friend)).data).toEqual({ ...own.data, is_self: 0 });
    expect((await look(id, '')).code).toBe(-1);
  });

  it('shows that it was paid and by whom', async () => {
    const order = await payOne(mall, { token, nth: 1 });
    const { id } = await mall.database.db
      .selectFrom('payment_union_orders')
      .select('payment_union_id as id')
      .where('source_id', '=', order.id)
      .where('kind', '=', 'order')
      .executeTakeFirstOrThrow();
    const { data } = await look(id);
    expect(data).toMatchObject({ status: 2, auto_cancel_time: '0000-00-00 00:00:00' });
    expect(data.payer).toEqual(data.user);
  });

  it('is closed once the order is cancelled, or cash on delivery', async () => {
    const cancelled = await unionOfPlaced(2);
    await mall.ask(orderCancel, { id: cancelled.order.id }, { token });
    expect((await look(cancelled.id)).data.status).toBe(0);
    const delivered = await unionOfPlaced(3);
    await mall.ask(paymentPayBuyHuodao, { id: delivered.id }, { token });
    expect((await look(delivered.id)).data.status).toBe(0);
  });

  it('refuses what is no payment', async () => {
    for (const id of ['', '0', '-1', 'x', '1e309', '2147483647'])
      expect((await mall.callRaw('api/order/pay-for-another', { id }, { token })).code).toBe(1);
  });
});
