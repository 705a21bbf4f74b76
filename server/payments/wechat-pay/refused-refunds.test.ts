// Proves what becomes of a refund that the provider refuses: both sides read it, and the shop pays to the balance instead.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { textFromFen } from '~/domain/money';
import { AFTER_SALES_STATUS } from '~/domain/order-status';
import {
  adminOrderForceCancel,
  adminOrderRefund,
  adminOrderRefundDetail,
  adminOrderRefundToBalance,
} from '~/schemas/api/admin-order.gen';
import { orderDetail, orderList, type RefundRow } from '~/schemas/api/order.gen';
import { refundDetail, refundList } from '~/schemas/api/refund.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { orderOf } from '~/tests/server/money/checkout-helpers';
import { answer, askRefund, linesOf, MANAGER, refundsOf, sendAll } from '~/tests/server/money/refund-helpers';
import { FakeWechatPay } from '~/tests/server/providers/fake-wechat-pay';
import {
  balanceOf,
  deliver,
  follow,
  later,
  payingBy,
  refundOf,
  send,
  startAt,
} from '~/tests/server/providers/paying';
import { auditLedger } from '../audit';
import type { Payments } from '../payments';

const REFUSED = 403;

let mall: Mall;
let wechat: FakeWechatPay;
let payments: Payments;
let token: string;
let admin: string;

/** An after-sale of one yuan that the shop has paid back, and whose money is still to go back by WeChat. */
async function paidBack() {
  const started = await startAt(mall, { method: 'wechat_h5' });
  wechat.pay(started.tradeNo);
  await deliver(mall, 'wechat', wechat.notice(started.tradeNo));
  token = started.token;
  const { id: orderId } = await orderOf(mall, started.unionId);
  await sendAll(mall, orderId, admin);
  const [line] = await linesOf(mall, orderId);
  await askRefund(mall, { id: line?.id ?? 0, type: 3, refund_price: '1.00' }, token);
  const [asked] = await refundsOf(mall, orderId);
  const id = asked?.id ?? 0;
  const goOn = () => answer(mall, { id, type: 3, is_agree: 1 }, admin);
  expect((await goOn()).msg).toBe('处理成功,已同意售后申请');
  expect((await goOn()).msg).toBe('处理成功，已完成退款');
  return { orderId, id, refundNo: (await refundOf(mall, orderId)).refund_no };
}

async function refusedBack() {
  const one = await paidBack();
  wechat.troubles.push(REFUSED);
  await expect(send(mall, payments)).rejects.toThrow('WeChat Pay refused');
  return one;
}

const shown = async (id: number) => (await mall.ask(refundDetail, { id }, { token })).detail;
/** In my after-sales, in those of the order, and at the order's line. */
const listed = async ({ id, orderId }: { id: number; orderId: number }) => {
  const { list } = await mall.ask(orderList, { status: AFTER_SALES_STATUS }, { token });
  const ofOrder = await mall.ask(refundList, { order_id: orderId }, { token });
  const { detail: order } = await mall.ask(orderDetail, { id: orderId }, { token });
  const rows = [...(list as readonly RefundRow[]), ...ofOrder.list].filter((row) => row.id === id);
  return [...rows, order.detail[0]?.refund].map((row) => row?.status_text);
};
const shownToShop = async (id: number) =>
  (await mall.ask(adminOrderRefundDetail, { refund_order_id: id }, { token: admin })).detail;
const toBalance = (order_id: number) => mall.call(adminOrderRefundToBalance, { order_id }, { token: admin });

describeOnBothDatabases('a refund that WeChat refuses', (open) => {
  beforeEach(async () => {
    wechat = new FakeWechatPay();
    payments = payingBy(wechat);
    mall = openMall(await open(), { payments });
    admin = await mall.tokenOf(MANAGER);
  });
  afterEach(async () => {
    expect(await auditLedger(mall.database.db)).toEqual([]);
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('is said in lists as in its detail', async () => {
    const one = await paidBack();
    expect(await listed(one)).toEqual(Array.from({ length: 3 }, () => '退款处理中'));
    wechat.troubles.push(REFUSED);
    await expect(send(mall, payments)).rejects.toThrow('WeChat Pay refused');
    expect(await listed(one)).toEqual(Array.from({ length: 3 }, () => '退款失败，商家处理中'));
    expect(await send(mall, payments, later(1))).toBe(1);
    expect(await listed(one)).toEqual(Array.from({ length: 3 }, () => '已退款'));
  });

  it('is said to both sides until its money has arrived', async () => {
    const { id } = await paidBack();
    expect(await shown(id)).toMatchObject({ status_text: '退款处理中' });
    wechat.troubles.push(REFUSED);
    await expect(send(mall, payments)).rejects.toThrow('WeChat Pay refused');
    expect(await shown(id)).toMatchObject({
      status_text: '退款失败，商家处理中',
      hint_text: '原支付方式退款未成功，商家正在处理',
    });
    expect(await shownToShop(id)).toMatchObject({
      status_cn: '退款失败，商家处理中',
      refund_failure: '支付渠道拒绝退款（SYSTEM_ERROR）',
      action_status: { is_show_to_balance: 1 },
    });
    // Asked again when its time has come, not before.
    expect(await send(mall, payments)).toBe(0);
    expect(await send(mall, payments, later(1))).toBe(1);
    expect(await shown(id)).toMatchObject({ status_text: '已退款', pay_back_text: '微信支付' });
    expect(await shownToShop(id)).toMatchObject({
      status_cn: '已退款',
      refund_failure: '',
      action_status: { is_show_to_balance: 0 },
    });
  });

  it('of a cancelled order is shown to the shop beside the after-sales, until the balance got it', async () => {
    const started = await startAt(mall, { method: 'wechat_h5' });
    wechat.pay(started.tradeNo);
    await deliver(mall, 'wechat', wechat.notice(started.tradeNo));
    const { id: order_id, order_no, total_pay_price_fen: fen } = await orderOf(mall, started.unionId);
    await mall.ask(adminOrderForceCancel, { order_id, status: 1 }, { token: admin });
    const failed = async () =>
      (await mall.ask(adminOrderRefund, {}, { token: admin })).failed_orders.filter(
        (row) => row.order_id === order_id,
      );
    expect(await failed()).toEqual([]);
    wechat.troubles.push(REFUSED);
    await expect(send(mall, payments)).rejects.toThrow('WeChat Pay refused');
    expect(await failed()).toMatchObject([
      {
        order_no,
        refund_price: textFromFen(fen),
        status_text: '退款失败，商家处理中',
        refund_failure: '支付渠道拒绝退款（SYSTEM_ERROR）',
        action_status: { is_show_to_balance: 1 },
      },
    ]);
    expect((await toBalance(order_id)).msg).toBe('已退到买家余额');
    expect(await failed()).toEqual([]);
  });

  it('is no refusal where WeChat was not reached', async () => {
    const { id } = await paidBack();
    wechat.troubles.push('broken', 'broken', 'broken');
    await expect(send(mall, payments)).rejects.toThrow('No answer');
    expect(await shown(id)).toMatchObject({ status_text: '退款处理中' });
  });

  it('goes to the balance by the shop, once, and ends at WeChat', async () => {
    const { orderId, id } = await refusedBack();
    const before = await balanceOf(mall);
    const answers = await Promise.all([toBalance(orderId), toBalance(orderId)]);
    expect(answers.map(({ code }) => code).sort((one, other) => one - other)).toEqual([0, 1]);
    expect(await balanceOf(mall)).toBe(before + 100);
    expect(await refundOf(mall, orderId)).toMatchObject({ state: 'done', to_balance: true, failed_at: null });
    expect(await send(mall, payments, later(90))).toBe(0);
    expect(wechat.refunds.size).toBe(0);
    expect(await shown(id)).toMatchObject({ status_text: '已退款', pay_back_text: '余额' });
    const events = await mall.database.db
      .selectFrom('order_events')
      .select(['description', 'operator_id'])
      .where('order_id', '=', orderId)
      .where('event', '=', 'refund-to-balance')
      .execute();
    expect(events).toEqual([{ description: '原路退款失败，￥1.00退回买家余额', operator_id: MANAGER }]);
    expect((await toBalance(orderId)).msg).toBe('没有可退到余额的退款');
  });

  it.each([
    ['has paid meanwhile', 'SUCCESS', '支付渠道已退款，无需退到余额'],
    ['has in hand', 'PROCESSING', '退款正在处理，请稍后再试'],
  ] as const)('does not go to the balance too where WeChat %s', async (_name, status, words) => {
    const { orderId, refundNo } = await refusedBack();
    const before = await balanceOf(mall);
    wechat.refunds.set(refundNo, { body: '', status });
    expect((await toBalance(orderId)).msg).toBe(words);
    expect(await balanceOf(mall)).toBe(before);
    expect(await refundOf(mall, orderId)).toMatchObject({ to_balance: false, failed_at: null });
  });

  it('is also one that cannot reach the account of the shopper', async () => {
    wechat.refundStatus = 'PROCESSING';
    const { orderId, id, refundNo } = await paidBack();
    await send(mall, payments);
    wechat.refundNotice(refundNo, 'ABNORMAL');
    await expect(follow(mall, payments, later(90))).rejects.toThrow('handle it at wechat');
    expect(await shown(id)).toMatchObject({ status_text: '退款失败，商家处理中' });
    expect((await toBalance(orderId)).msg).toBe('已退到买家余额');
  });
});
