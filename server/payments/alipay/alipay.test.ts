// Proves paying and refunding by Alipay against a fake that verifies our signatures and makes Alipay's.
import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { ALIPAY_KEYS, FakeAlipay, readSigned } from '~/tests/server/providers/fake-alipay';
import {
  check,
  deliver,
  follow,
  giveBack,
  isPaid,
  later,
  payingBy,
  refundOf,
  send,
  startAt,
  tradeOf,
} from '~/tests/server/providers/paying';
import type { Payments } from '../payments';

const OK = [200, 'success'];
const FAIL = [400, 'fail'];
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
const H5 = { method: 'alipay_h5' } as const;
const IN_APP = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 MicroMessenger/8.0.50';

describeOnBothDatabases('Alipay', (open) => {
  let mall: Mall;
  let alipay: FakeAlipay;
  let payments: Payments;
  beforeEach(async () => {
    alipay = new FakeAlipay();
    payments = payingBy(alipay);
    mall = openMall(await open(), { payments });
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  /** A trade at whose cashier the shopper has arrived. */
  async function visited() {
    const started = await startAt(mall, H5);
    const params = alipay.visit(started.data.url ?? '');
    return { ...started, params };
  }

  async function paid() {
    const started = await visited();
    alipay.pay(started.tradeNo);
    expect(await deliver(mall, 'alipay', alipay.notice(started.tradeNo))).toEqual(OK);
    return started;
  }

  it('leads to the cashier by a signed address, with the ways back', async () => {
    const { params, tradeNo, data } = await visited();
    expect(data.url?.startsWith(ALIPAY_KEYS.gateway)).toBe(true);
    expect(params).toMatchObject({
      method: 'alipay.trade.wap.pay',
      sign_type: 'RSA2',
      notify_url: 'http://mall.test/payment-notice/alipay',
      return_url: `http://mall.test/payment-return/${tradeNo}`,
    });
    expect(readSigned(params)).toMatchObject({ out_trade_no: tradeNo, product_code: 'QUICK_WAP_WAY' });
  });

  it('leads out of the social app, whose browser shows no Alipay', async () => {
    const { data, tradeNo } = await startAt(mall, { ...H5, isInSocialApp: true });
    const address = data.url ?? '';
    const inside = await mall.app.request(address, { headers: { 'User-Agent': IN_APP } });
    expect(await inside.text()).toContain('在浏览器中打开');
    const outside = await mall.app.request(address);
    expect(outside.status).toBe(303);
    const params = alipay.visit(outside.headers.get('Location') ?? '');
    expect(readSigned(params)['out_trade_no']).toBe(tradeNo);
    expect((await mall.app.request(address.replace(/sign=.{4}/, 'sign=0000'))).status).toBe(404);
  });

  it('takes a notice once, and acknowledges its repetition and those that say nothing new', async () => {
    const { unionId, tradeNo } = await paid();
    expect(await isPaid(mall, unionId)).toBe(true);
    expect(await deliver(mall, 'alipay', alipay.notice(tradeNo))).toEqual(OK);
    expect((await tradeOf(mall, unionId)).notify_count).toBe(1);
    const closed = alipay.notice(tradeNo, { trade_status: 'TRADE_CLOSED' });
    expect(await deliver(mall, 'alipay', closed)).toEqual(OK);
  });

  it('refuses notices that are forged, of another application, or about another sum', async () => {
    const { unionId, tradeNo } = await visited();
    alipay.pay(tradeNo);
    const wrong = [
      alipay.notice(tradeNo, {}, foreign.privateKey),
      alipay.notice(tradeNo, { app_id: '2021000000000002' }),
      alipay.notice(tradeNo, { total_amount: '0.01' }),
      alipay.notice(tradeNo, { out_trade_no: 'unknown' }),
    ];
    for (const notice of wrong) expect(await deliver(mall, 'alipay', notice)).toEqual(FAIL);
    const changed = new URLSearchParams(alipay.notice(tradeNo).body as URLSearchParams);
    changed.set('total_amount', '999.00');
    expect(await deliver(mall, 'alipay', { method: 'POST', body: changed })).toEqual(FAIL);
    expect(await isPaid(mall, unionId)).toBe(false);
  });

  it('finds a payment whose notice was lost', async () => {
    const { unionId, tradeNo } = await visited();
    alipay.pay(tradeNo);
    alipay.troubles.push(502, 'broken');
    expect(await check(mall, payments, later(1))).toBe(1);
    expect(await isPaid(mall, unionId)).toBe(true);
  });

  it('closes what expired: at Alipay, or here alone where the shopper never came', async () => {
    const [came, stayed] = [await visited(), await startAt(mall, H5)];
    await check(mall, payments, later(40));
    expect(alipay.trades.get(came.tradeNo)?.status).toBe('TRADE_CLOSED');
    await check(mall, payments, later(120));
    for (const { unionId } of [came, stayed])
      expect(await tradeOf(mall, unionId)).toMatchObject({ state: 'closed', check_at: null });
  });

  it('believes no answer that another key signed', async () => {
    const { unionId, tradeNo } = await visited();
    alipay.pay(tradeNo);
    alipay.answerKey = foreign.privateKey;
    await expect(check(mall, payments, later(1))).rejects.toThrow('without a valid signature');
    expect(await isPaid(mall, unionId)).toBe(false);
  });

  it.each(['whole', 'half'] as const)('pays the %s sum back, once however often it is sent', async (part) => {
    const { unionId } = await paid();
    const { orderId, refundNo } = await giveBack(mall, unionId, part);
    await send(mall, payments);
    await mall.database.db
      .updateTable('payment_refunds')
      .set({ state: 'created', done_at: null })
      .where('order_id', '=', orderId)
      .execute();
    await send(mall, payments);
    expect((await refundOf(mall, orderId)).state).toBe('done');
    expect([...alipay.refunds.keys()]).toEqual([refundNo]);
  });

  it('follows a refund until its money has arrived', async () => {
    alipay.isSlow = true;
    const { unionId } = await paid();
    const { orderId, refundNo } = await giveBack(mall, unionId, 'whole');
    await send(mall, payments);
    expect((await refundOf(mall, orderId)).state).toBe('sent');
    alipay.refunds.set(refundNo, 'REFUND_SUCCESS');
    await follow(mall, payments, later(1));
    expect((await refundOf(mall, orderId)).state).toBe('done');
  });
});
