// Proves paying and refunding by WeChat Pay against a fake that verifies our signatures and makes WeChat's.
import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { orderIsPay } from '~/schemas/api/order.gen';
import { paymentGetPayments, paymentPayData } from '~/schemas/api/payment.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { placeOne, provePayPassword } from '~/tests/server/money/checkout-helpers';
import { topUp } from '~/tests/server/money/refund-helpers';
import {
  balanceOf,
  check,
  deliver,
  follow,
  giveBack,
  isPaid,
  later,
  PAYER,
  payingBy,
  refundOf,
  send,
  startAt,
  tradeOf,
} from '~/tests/server/providers/paying';
import { isSdkSigned, FakeWechatPay } from '~/tests/server/providers/fake-wechat-pay';
import { noMessages } from '~/tests/server/rounds-helpers';
import { startJobs } from '../../jobs/jobs';
import { auditLedger } from '../audit';
import type { Payments } from '../payments';

const OK = [200, '{"code":"SUCCESS","message":"成功"}'];
const FAIL = [400, '{"code":"FAIL","message":"失败"}'];
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
const H5 = { method: 'wechat_h5' } as const;

describeOnBothDatabases('WeChat Pay', (open) => {
  let mall: Mall;
  let wechat: FakeWechatPay;
  let payments: Payments;
  beforeEach(async () => {
    wechat = new FakeWechatPay();
    payments = payingBy(wechat);
    mall = openMall(await open(), { payments });
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  async function paid() {
    const started = await startAt(mall, H5);
    wechat.pay(started.tradeNo);
    expect(await deliver(mall, 'wechat', wechat.notice(started.tradeNo))).toEqual(OK);
    return started;
  }

  it('leads a browser to the cashier, and back to the screen that it left', async () => {
    const { data, tradeNo } = await startAt(mall, H5);
    const address = new URL(data.mweb_url ?? '');
    expect(address.origin).toBe('https://wx.tenpay.test');
    const back = address.searchParams.get('redirect_url') ?? '';
    expect(back).toBe(`http://mall.test/payment-return/${tradeNo}`);
    const response = await mall.app.request(back);
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      'http://mall.test/?a=1#/pages/order/index/index',
    ]);
    expect(wechat.trades.get(tradeNo)?.body).toMatchObject({
      notify_url: 'http://mall.test/payment-notice/wechat',
      scene_info: { h5_info: { type: 'Wap' } },
    });
  });

  it('opens the cashier inside the social app, for the person that signed in', async () => {
    await mall.database.db
      .insertInto('user_identities')
      .values({ user_id: PAYER, provider: 'sandbox', open_id: 'o-1' })
      .execute();
    const { data, tradeNo } = await startAt(mall, { ...H5, isInSocialApp: true });
    expect(data).toMatchObject({ signType: 'RSA', package: `prepay_id=wx${tradeNo}` });
    expect(data).not.toHaveProperty('mweb_url');
    expect(isSdkSigned({ ...data })).toBe(true);
    expect(wechat.trades.get(tradeNo)?.body).toMatchObject({ payer: { openid: 'o-1' } });
  });

  it('knows a payer without a sign-in by his silent authorisation, for this payment only', async () => {
    const token = await mall.tokenOf(PAYER);
    const { unionId } = await placeOne(mall, { token });
    const url = 'http://mall.test/?a=1#/pages/order/index/index';
    const pay = (code = '') =>
      mall.call(
        paymentPayData,
        { id: unionId, pay_type: 'wechat_h5', url, code },
        { token, headers: { 'X-App-Platform': 'wechat' } },
      );
    const { data } = await pay();
    expect(data).not.toHaveProperty('paySign');
    expect(wechat.calls).toEqual([]);
    const authorised = await mall.app.request(data.authorise_url ?? '');
    const back = await mall.app.request(authorised.headers.get('Location') ?? '');
    const screen = new URL(back.headers.get('Location') ?? '');
    const code = screen.searchParams.get('pay_code') ?? '';
    screen.searchParams.delete('pay_code');
    expect(screen.href).toBe(url);
    expect((await pay('guess')).msg).toBe('授权已失效，请重新支付');
    const paying = await pay(code);
    expect(isSdkSigned({ ...paying.data })).toBe(true);
    const [{ body } = { body: {} }] = [...wechat.trades.values()];
    expect(body).toMatchObject({ payer: { openid: expect.stringMatching(/^[\w-]{16}$/) } });
    expect((await pay(code)).msg).toBe('授权已失效，请重新支付');
    expect((await pay()).data.authorise_url).toBe(data.authorise_url);
    const forged = '/payment-payer/wechat?back=https%3A%2F%2Felse.test%2F&sign=00&code=1';
    expect((await mall.app.request(`http://mall.test${forged}`)).status).toBe(404);
  });

  it('stands alone: beside it no sandbox is offered, opened or served', async () => {
    const before = openMall(mall.database);
    const { data, unionId, token } = await startAt(before, { method: 'alipay_h5' });
    const cashier = data.url ?? '';
    expect((await before.app.request(cashier)).status).toBe(200);
    const { list } = await mall.ask(paymentGetPayments, { id: unionId }, { token });
    const offered = list.flatMap(({ key, other_payment: others = [] }) => [
      key,
      ...others.map((one) => one.key),
    ]);
    expect(offered).toContain('wechat_h5');
    expect(offered).not.toContain('alipay_h5');
    const refused = { code: 1, msg: '该订单不支持此支付方式。' };
    const combined = { pay_type: 'combination_pay', combination_pay_type: 'alipay_h5' };
    for (const way of [{ pay_type: 'alipay_h5' }, combined])
      expect(await mall.call(paymentPayData, { id: unionId, ...way }, { token })).toMatchObject(refused);
    expect((await mall.app.request(cashier)).status).toBe(404);
    const body = new URLSearchParams([...new URL(cashier).searchParams, ['act', 'pay']]);
    expect((await mall.app.request(cashier, { method: 'POST', body })).status).toBe(404);
    expect((await tradeOf(mall, unionId)).transaction_no).toBe(null);
    before.close();
  });

  it('takes a notice once, and acknowledges its repetition', async () => {
    const { unionId, tradeNo } = await paid();
    expect(await isPaid(mall, unionId)).toBe(true);
    expect(await deliver(mall, 'wechat', wechat.notice(tradeNo))).toEqual(OK);
    expect((await tradeOf(mall, unionId)).notify_count).toBe(1);
  });

  it('refuses notices that are forged, old, encrypted otherwise, or about something else', async () => {
    const { unionId, tradeNo } = await startAt(mall, H5);
    wechat.pay(tradeNo);
    const forgings = [
      { key: foreign.privateKey },
      { serial: 'PUB_KEY_ID_0000000002' },
      { atMs: Date.now() - 301_000 },
      { apiKey: 'fedcba9876543210fedcba9876543210' },
      { fields: { amount: { total: 1 } } },
      { fields: { mchid: '1900000002' } },
      { fields: { out_trade_no: 'unknown' } },
    ];
    for (const forging of forgings)
      expect(await deliver(mall, 'wechat', wechat.notice(tradeNo, forging))).toEqual(FAIL);
    const changed = wechat.notice(tradeNo);
    expect(await deliver(mall, 'wechat', { ...changed, body: `${changed.body} ` })).toEqual(FAIL);
    expect(await isPaid(mall, unionId)).toBe(false);
  });

  it('finds after a start what was paid while nothing ran, before the overdue order is cancelled', async () => {
    const { unionId, tradeNo } = await startAt(mall, H5);
    wechat.pay(tradeNo);
    const { db } = mall.database;
    const overdue = { auto_cancel_at: new Date(0) };
    await db.updateTable('orders').set(overdue).where('is_pay', '=', false).execute();
    await db
      .updateTable('payment_attempts')
      .set({ check_at: new Date(0) })
      .execute();
    const jobs = await startJobs(mall.database, { gateway: noMessages, payments });
    await jobs.stop();
    expect(await isPaid(mall, unionId)).toBe(true);
  });

  it('finds a payment whose notice was lost, by the question of the phone or by the job', async () => {
    const first = await startAt(mall, H5);
    wechat.pay(first.tradeNo);
    const asked = { payment_order_union_id: first.unionId };
    expect((await mall.ask(orderIsPay, asked, { token: first.token })).status).toBe(1);
    const second = await startAt(mall, H5);
    wechat.pay(second.tradeNo);
    expect(await check(mall, payments, later(1))).toBe(1);
    expect(await isPaid(mall, second.unionId)).toBe(true);
    expect(await check(mall, payments, later(2))).toBe(0);
  });

  it('closes at WeChat what expired, and asks no more', async () => {
    const { unionId, tradeNo } = await startAt(mall, H5);
    await check(mall, payments, later(1));
    expect(wechat.trades.get(tradeNo)?.state).toBe('NOTPAY');
    await check(mall, payments, later(32));
    expect(wechat.trades.get(tradeNo)?.state).toBe('CLOSED');
    await check(mall, payments, later(120));
    expect(await tradeOf(mall, unionId)).toMatchObject({ state: 'closed', check_at: null });
  });

  it('asks again after failures of WeChat, and says so where none of the answers came', async () => {
    wechat.troubles.push(502, 'broken');
    expect((await startAt(mall, H5)).data.mweb_url).toContain('wx.tenpay.test');
    expect(wechat.calls).toHaveLength(3);
    wechat.troubles.push('silent', 503, 'silent');
    const { unionId, code, msg } = await startAt(mall, H5);
    expect([code, msg]).toEqual([1, '支付服务暂时不可用，请稍后再试']);
    expect((await tradeOf(mall, unionId)).state).toBe('closed');
  });

  it('frees the balance of a combination whose rest WeChat did not take', async () => {
    const token = await mall.tokenOf(PAYER);
    const { unionId } = await placeOne(mall, { token });
    await topUp(mall, 100);
    const before = await balanceOf(mall);
    wechat.troubles.push('broken', 'broken', 'broken');
    const asked = { id: unionId, pay_type: 'combination_pay', combination_pay_type: 'wechat_h5' } as const;
    await provePayPassword(mall, token);
    expect((await mall.call(paymentPayData, asked, { token })).code).toBe(1);
    expect(await balanceOf(mall)).toBe(before);
  });

  it('believes no answer that another key signed', async () => {
    const { unionId, tradeNo } = await startAt(mall, H5);
    wechat.pay(tradeNo);
    wechat.answerKey = foreign.privateKey;
    await expect(check(mall, payments, later(1))).rejects.toThrow('without a valid signature');
    expect(await isPaid(mall, unionId)).toBe(false);
  });

  it.each(['whole', 'half'] as const)('pays the %s sum back, once however often it is sent', async (part) => {
    const { unionId } = await paid();
    const { amountFen, totalFen, orderId, refundNo } = await giveBack(mall, unionId, part);
    wechat.troubles.push(500);
    await send(mall, payments);
    await mall.database.db
      .updateTable('payment_refunds')
      .set({ state: 'created', done_at: null })
      .where('order_id', '=', orderId)
      .execute();
    await send(mall, payments);
    expect(await refundOf(mall, orderId)).toMatchObject({ state: 'done', provider_no: `50${refundNo}` });
    expect([...wechat.refunds.values()].map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { amount: { refund: amountFen, total: totalFen } },
    ]);
  });

  it('follows a refund until its money has arrived, by questions or by a notice', async () => {
    wechat.refundStatus = 'PROCESSING';
    const [asked, notified] = [await paid(), await paid()];
    const [first, second] = [
      await giveBack(mall, asked.unionId, 'whole'),
      await giveBack(mall, notified.unionId, 'whole'),
    ];
    await send(mall, payments);
    expect((await refundOf(mall, first.orderId)).state).toBe('sent');
    expect(await deliver(mall, 'wechat', wechat.refundNotice(second.refundNo, 'SUCCESS'))).toEqual(OK);
    expect((await refundOf(mall, second.orderId)).state).toBe('done');
    expect(await follow(mall, payments, later(1))).toBe(1);
    expect((await refundOf(mall, first.orderId)).state).toBe('sent');
    wechat.refundNotice(first.refundNo, 'SUCCESS');
    await follow(mall, payments, later(90));
    expect((await refundOf(mall, first.orderId)).state).toBe('done');
  });

  it('pays to the balance, once, what WeChat gave up, and reports what is stuck there', async () => {
    wechat.refundStatus = 'PROCESSING';
    const { unionId } = await paid();
    const { amountFen, orderId, refundNo } = await giveBack(mall, unionId, 'whole');
    await send(mall, payments);
    const before = await balanceOf(mall);
    wechat.refundNotice(refundNo, 'ABNORMAL');
    await expect(follow(mall, payments, later(90))).rejects.toThrow('handle it at wechat');
    expect((await refundOf(mall, orderId)).state).toBe('sent');
    const closed = wechat.refundNotice(refundNo, 'CLOSED');
    expect(await deliver(mall, 'wechat', closed)).toEqual(OK);
    expect(await deliver(mall, 'wechat', closed)).toEqual(OK);
    expect(await refundOf(mall, orderId)).toMatchObject({ state: 'done', to_balance: true });
    expect(await balanceOf(mall)).toBe(before + amountFen);
    expect(await auditLedger(mall.database.db)).toEqual([]);
  });
});
