// Proves on both databases that an exchange which the shop does not send becomes a return by its shopper, once.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { textFromFen } from '~/domain/money';
import { orderConfirm, orderOrderClerk } from '~/schemas/api/order.gen';
import { refundDetail, refundSend, refundToReturn } from '~/schemas/api/refund.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import type { Mall } from '~/tests/server/mall-helpers';
import { payOne, reload, setOption, userOf } from '~/tests/server/money/checkout-helpers';
import {
  addAddress,
  answer,
  askRefund,
  buy,
  BUYER,
  closeAudited,
  linesOf,
  openAfterSales,
  receiveReturn,
  refundsOf,
  sendAll,
} from '~/tests/server/money/refund-helpers';
import { jobRunnerOver } from '~/tests/server/rounds-helpers';

const OTHER = 2;
const DAY_MS = 86_400_000;
const PARCEL = { express: '顺丰速运', express_no: 'SF123' };
const refused = (msg: string) => expect.objectContaining({ code: 1, msg });
const TOO_EARLY = refused('商家正在处理换货，暂不能改为退货退款');

let mall: Mall;
let token: string;
let admin: string;

async function onlyLine(orderId: number) {
  const [line] = await linesOf(mall, orderId);
  if (line === undefined) throw new Error('no line');
  return line;
}

async function onlyRefund(orderId: number) {
  const [refund] = await refundsOf(mall, orderId);
  if (refund === undefined) throw new Error('no after-sale');
  return refund;
}

/** An exchange of one of the line's pieces that the shop has agreed to. */
async function agreed(orderId: number): Promise<number> {
  const line = await onlyLine(orderId);
  expect((await askRefund(mall, { id: line.id, type: 2, num: 1, refund_price: '0' }, token)).code).toBe(0);
  const { id } = await onlyRefund(orderId);
  const address_id = await addAddress(mall, admin);
  expect((await answer(mall, { id, type: 2, is_agree: 1, address_id }, admin)).code).toBe(0);
  return id;
}

/** As `agreed`, of a received order of two pieces, sent back. */
async function sentBack() {
  const one = await buy(mall, { token, way: 'balance', nums: [2] });
  await sendAll(mall, one.id, admin);
  await mall.ask(orderConfirm, { id: one.id }, { token });
  const id = await agreed(one.id);
  await mall.ask(refundSend, { id, ...PARCEL }, { token });
  return { id, orderId: one.id };
}

/** Sets the times of a request back. */
const age = (id: number, column: 'send_at' | 'status_at', days: number) =>
  mall.database.db
    .updateTable('order_refunds')
    .set({ [column]: new Date(Date.now() - days * DAY_MS) })
    .where('id', '=', id)
    .execute();

const turn = (id: number, by = token) => mall.call(refundToReturn, { id }, { token: by });
const shown = async (id: number) => (await mall.ask(refundDetail, { id }, { token })).detail;
const balance = async () => (await userOf(mall, BUYER)).balance_fen;

describeOnBothDatabases('an exchange that the shop does not send', (open) => {
  beforeEach(async () => {
    ({ mall, token, admin } = await openAfterSales(await open()));
  });
  afterEach(() => closeAudited(mall));

  it('becomes a return of its pieces after the days of a return, by its shopper, once', async () => {
    const { id, orderId } = await sentBack();
    await age(id, 'send_at', 9);
    expect(await shown(id)).toMatchObject({ is_show_to_return: 0, hint_text: '' });
    expect(await turn(id)).toEqual(TOO_EARLY);
    await age(id, 'send_at', 11);
    expect(await shown(id)).toMatchObject({
      is_show_to_return: 1,
      hint_text: '商家逾期未寄出换货商品，您可以改为退货退款',
    });
    expect(await turn(id, await mall.tokenOf(OTHER))).toEqual(refused('售后订单不存在'));
    const both = await Promise.all([turn(id), turn(id)]);
    expect(both.map(({ msg }) => msg).sort()).toEqual(
      ['售后订单已处理，请刷新页面', '已改为退货退款'].sort(),
    );
    const share = Math.floor((await onlyLine(orderId)).total_price_fen / 2);
    expect(await shown(id)).toMatchObject({
      type: 1,
      refund_price: textFromFen(share),
      status_text: '待商家处理',
      is_show_to_return: 0,
    });
    const exchange = { id, type: 2 as const, is_agree: 1 as const, is_express: 1 as const, ...PARCEL };
    expect(await answer(mall, exchange, admin)).toEqual(refused('售后订单异常'));
    expect((await receiveReturn(mall, id, admin)).code).toBe(0);
    const before = await balance();
    expect((await answer(mall, { id, type: 1, is_agree: 1 }, admin)).msg).toBe('处理成功，已完成退款');
    expect((await balance()) - before).toBe(share);
    expect(await onlyLine(orderId)).toMatchObject({ refunded_num: 1, refund_status: 2 });
  });

  it('is paid back by itself where the shop does nothing then either, and the order ends', async () => {
    const { id, orderId } = await sentBack();
    await age(id, 'send_at', 11);
    await turn(id);
    const runner = jobRunnerOver(mall.database.db, (error) => mall.failures.push(error));
    await runner.run(new Date(Date.now() + 9 * DAY_MS));
    expect(await onlyRefund(orderId)).toMatchObject({ is_refund: false });
    expect(await reload(mall, orderId)).toMatchObject({ is_sale: false });
    for (const days of [11, 12]) await runner.run(new Date(Date.now() + days * DAY_MS));
    expect(await onlyRefund(orderId)).toMatchObject({ is_refund: true });
    expect(await reload(mall, orderId)).toMatchObject({ is_sale: true, cancel_status: 0 });
  });

  it('stays one where the mall lets no time run out, and once the shop has sent it', async () => {
    const { id } = await sentBack();
    await age(id, 'send_at', 400);
    await setOption(mall, 'refund_times', { receive: 0 });
    expect(await turn(id)).toEqual(TOO_EARLY);
    await setOption(mall, 'refund_times', { receive: 10 });
    const parcel = { id, type: 2 as const, is_agree: 1 as const, is_express: 1 as const, ...PARCEL };
    expect((await answer(mall, parcel, admin)).code).toBe(0);
    expect((await shown(id)).is_show_to_return).toBe(0);
    expect(await turn(id)).toEqual(refused('售后订单已处理，请刷新页面'));
  });

  it('is late from the agreement on where no carrier brings the goods back', async () => {
    const one = await payOne(mall, { token, isPickUp: true, num: 1 });
    await mall.ask(orderOrderClerk, { id: one.id, action_type: 1, clerk_remark: '' }, { token: admin });
    const id = await agreed(one.id);
    expect(await turn(id)).toEqual(TOO_EARLY);
    await age(id, 'status_at', 11);
    expect((await turn(id)).msg).toBe('已改为退货退款');
    expect(await onlyRefund(one.id)).toMatchObject({ type: 1, is_send: true, is_confirm: false });
  });
});
