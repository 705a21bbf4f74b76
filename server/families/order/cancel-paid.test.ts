// Proves on both databases how a paid order is cancelled before it is sent, and that all of it goes back once.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminOrderCancel, adminOrderForceCancel } from '~/schemas/api/admin-order.gen';
import { orderCancel } from '~/schemas/api/order.gen';
import { paymentPayBuyHuodao } from '~/schemas/api/payment.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import type { Mall } from '~/tests/server/mall-helpers';
import {
  formOf,
  goodsOf,
  order,
  orderOf,
  placeOne,
  plainGoods,
  reload,
  setOption,
  stockOf,
  userOf,
} from '~/tests/server/money/checkout-helpers';
import {
  buy,
  BUYER,
  closeAudited,
  linesOf,
  openAfterSales,
  sendAll,
  sendFirst,
} from '~/tests/server/money/refund-helpers';
import { jobRunnerOver } from '~/tests/server/rounds-helpers';

const DAY_MS = 86_400_000;

let mall: Mall;
let token: string;
let admin: string;

async function onlyLine(orderId: number) {
  const [line] = await linesOf(mall, orderId);
  if (line === undefined) throw new Error('no line');
  return line;
}

/** An unpaid order of two lines. */
async function placeTwo() {
  const goods = [await plainGoods(mall, 0), await plainGoods(mall, 1)].map((piece) => goodsOf(piece));
  const { unionId } = await order(mall, token, formOf(goods));
  return { unionId, id: (await orderOf(mall, unionId)).id };
}

const balance = async () => (await userOf(mall, BUYER)).balance_fen;
const refused = (msg: string) => expect.objectContaining({ code: 1, msg });

describeOnBothDatabases('a paid order that was not sent', (open) => {
  beforeEach(async () => {
    ({ mall, token, admin } = await openAfterSales(await open()));
  });
  afterEach(() => closeAudited(mall));

  it('pays all back, once, when the shop agrees to its cancellation, with stock and delivery', async () => {
    const one = await buy(mall, { token, way: 'balance', nums: [2] });
    const line = await onlyLine(one.id);
    const [before, stock] = [await balance(), await stockOf(mall, line.sku_id)];
    const agree = () => mall.call(adminOrderCancel, { order_id: one.id, status: 1 }, { token: admin });
    expect(await agree()).toEqual(refused('订单已处理'));
    await mall.ask(orderCancel, { id: one.id, cause: '缺货' }, { token });
    const answers = await Promise.all([agree(), agree()]);
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['操作成功', '订单已处理'].sort());
    expect((await balance()) - before).toBe(one.total_pay_price_fen);
    expect(await stockOf(mall, line.sku_id)).toBe(stock + 2);
    expect(await reload(mall, one.id)).toMatchObject({
      cancel_status: 1,
      refunded_fen: one.total_pay_price_fen,
    });
  });

  it('goes on where the shop refuses, and is cancelled by itself where it says nothing', async () => {
    await setOption(mall, 'refund_times', { cancel: 1 });
    const one = await buy(mall, { token, way: 'provider', nums: [1] });
    await mall.ask(orderCancel, { id: one.id, cause: '缺货' }, { token });
    const no = { order_id: one.id, status: 2 as const, remark: '已在打包' };
    await mall.ask(adminOrderCancel, no, { token: admin });
    expect(await reload(mall, one.id)).toMatchObject({ cancel_status: 0, words: '已在打包' });
    await mall.ask(orderCancel, { id: one.id, cause: '缺货' }, { token });
    const runner = jobRunnerOver(mall.database.db, (error) => mall.failures.push(error));
    await runner.run(new Date(Date.now() + 2 * DAY_MS));
    expect(await reload(mall, one.id)).toMatchObject({
      cancel_status: 1,
      refunded_fen: one.total_pay_price_fen,
    });
  });

  it('is cancelled neither by its shopper nor by itself once a parcel is underway', async () => {
    const one = await buy(mall, { token, way: 'balance', nums: [1, 1] });
    const onDelivery = await placeTwo();
    await mall.ask(paymentPayBuyHuodao, { id: onDelivery.unionId }, { token });
    for (const { id } of [one, onDelivery]) await sendFirst(mall, id, admin);
    for (const { id } of [one, onDelivery])
      expect(await mall.call(orderCancel, { id, cause: '缺货' }, { token })).toEqual(
        refused('该订单已处理,请刷新页面'),
      );
    // Asked for before parcels were looked at.
    await mall.database.db
      .updateTable('orders')
      .set({ cancel_status: 2, auto_agree_at: new Date() })
      .where('id', '=', one.id)
      .execute();
    const runner = jobRunnerOver(mall.database.db, (error) => mall.failures.push(error));
    await runner.run(new Date(Date.now() + 1000));
    expect(await reload(mall, one.id)).toMatchObject({
      cancel_status: 2,
      auto_agree_at: null,
      refunded_fen: 0,
    });
    expect(await reload(mall, onDelivery.id)).toMatchObject({ cancel_status: 0 });
  });

  it('is cancelled by force, paid or not, until it was sent', async () => {
    const force = (order_id: number) =>
      mall.call(adminOrderForceCancel, { order_id, status: 1 }, { token: admin });
    const unpaid = await placeOne(mall, { token });
    expect((await force(unpaid.id)).code).toBe(0);
    expect(await force(unpaid.id)).toEqual(refused('订单已取消'));
    const one = await buy(mall, { token, way: 'combined', nums: [1] });
    expect((await force(one.id)).code).toBe(0);
    expect(await reload(mall, one.id)).toMatchObject({
      cancel_status: 1,
      refunded_fen: one.total_pay_price_fen,
    });
    const sent = await buy(mall, { token, way: 'balance', nums: [1] });
    await sendAll(mall, sent.id, admin);
    expect(await force(sent.id)).toEqual(refused('该订单已处理,请刷新页面'));
    expect(await reload(mall, sent.id)).toMatchObject({ cancel_status: 0, refunded_fen: 0 });
  });
});
