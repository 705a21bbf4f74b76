// Proves payments on both databases: balance and its password, cash on delivery, the sandbox cashier, combinations.
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  paymentGetPayments,
  paymentPayBuyBalance,
  paymentPayBuyHuodao,
  paymentPayData,
  paymentUnfreezeBalance,
} from '~/schemas/api/payment.gen';
import { auditLedger } from '~/server/payments/audit';
import { postBalance } from '~/server/ledger/ledger';
import { setPayPassword } from '~/server/payments/pay-password';
import { signNotification } from '~/server/payments/sandbox-provider';
import { createUnion } from '~/server/payments/unions';
import { describeOnBothDatabases } from '../database-helpers';
import { type Mall, openMall } from '../mall-helpers';
import { waitUntil, walkCashier } from './cashier-helpers';
import { provePayPassword } from './checkout-helpers';

const PAYER = 1;
const OTHER = 2;
const PASSWORD = '123456';

let mall: Mall;
let clock = Date.parse('2026-11-21T10:00:00+08:00');

/** A payment of an unpaid express order of the seed, its amount as seeded. */
async function openUnion(amountFen = 12_800): Promise<number> {
  const { db } = mall.database;
  const order = await db
    .selectFrom('orders')
    .select(['id', 'order_no'])
    .where('user_id', '=', PAYER)
    .where('is_pay', '=', false)
    .where('pay_type', '=', 0)
    .where('cancel_status', '=', 0)
    .where('send_type', '=', 0)
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('payment_unions')
    .where('id', 'in', (eb) =>
      eb.selectFrom('payment_union_orders').select('payment_union_id').where('source_id', '=', order.id),
    )
    .where('is_pay', '=', false)
    .execute();
  return db.transaction().execute((trx) =>
    createUnion(trx, {
      userId: PAYER,
      orders: [{ id: order.id, orderNo: order.order_no, amountFen, title: '明前龙井' }],
      supportPayTypes: [],
      platform: 'mobile',
    }),
  );
}

/** Sets the payer's balance through the ledger. */
async function setBalance(fen: number): Promise<void> {
  const { db } = mall.database;
  const { balance_fen: now } = await db
    .selectFrom('users')
    .select('balance_fen')
    .where('id', '=', PAYER)
    .executeTakeFirstOrThrow();
  const difference = fen - now;
  await db.transaction().execute((trx) =>
    postBalance(trx, {
      userId: PAYER,
      type: difference > 0 ? 1 : 2,
      moneyFen: Math.abs(difference),
      description: 'test',
      reason: 'test',
      sourceId: String(fen),
    }),
  );
}

const balance = async () =>
  (
    await mall.database.db
      .selectFrom('users')
      .select('balance_fen')
      .where('id', '=', PAYER)
      .executeTakeFirstOrThrow()
  ).balance_fen;

const union = (id: number) =>
  mall.database.db.selectFrom('payment_unions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const orderOf = (unionId: number) =>
  mall.database.db
    .selectFrom('orders')
    .innerJoin('payment_union_orders', 'payment_union_orders.source_id', 'orders.id')
    .selectAll('orders')
    .where('payment_union_id', '=', unionId)
    .executeTakeFirstOrThrow();

const atCashier = (url: string, act: 'pay' | 'cancel') => walkCashier(mall, url, act);

const settled = (id: number) => waitUntil(async () => (await union(id)).is_pay);

describeOnBothDatabases('payment', (open) => {
  let token: string;
  beforeEach(async () => {
    mall = openMall(await open(), { now: () => new Date(clock) });
    token = await mall.tokenOf(PAYER);
    await setPayPassword(mall.database.db, { userId: PAYER, password: PASSWORD });
  });
  afterEach(async () => {
    expect(await auditLedger(mall.database.db)).toEqual([]);
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('offers the methods of the mall and the order, with the first available one checked (PAY-02)', async () => {
    const id = await openUnion();
    await setBalance(50_000);
    const { amount, list } = await mall.ask(paymentGetPayments, { id }, { token });
    expect(amount).toBe('128.00');
    expect(list.map(({ key, disabled, checked }) => [key, disabled, checked])).toEqual([
      ['balance', false, true],
      ['wechat_h5', false, undefined],
      ['alipay_h5', false, undefined],
      ['huodao', false, undefined],
    ]);
    expect(list[0]).toMatchObject({
      is_open_pay_password: 1,
      is_pay_password: 1,
      desc: '账户余额: 500.00元',
    });
  });

  it('disables an insufficient balance and offers it with another method (PAY-28, PAY-60)', async () => {
    const id = await openUnion();
    await setBalance(5_000);
    const { list } = await mall.ask(paymentGetPayments, { id }, { token });
    expect(list.find(({ key }) => key === 'balance')).toMatchObject({ disabled: true, desc: '账户余额不足' });
    expect(list.find(({ key }) => key === 'combination_pay')?.other_payment?.map(({ key }) => key)).toEqual([
      'wechat_h5',
      'alipay_h5',
    ]);
  });

  it('charges the balance once, also when sent twice or many times at once (PAY-25)', async () => {
    const id = await openUnion();
    await setBalance(50_000);
    const pay = () => mall.call(paymentPayBuyBalance, { id, pay_password: PASSWORD }, { token });
    const answers = await Promise.all([pay(), pay(), pay(), pay(), pay()]);
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, 1, 1, 1, 1]);
    expect(answers.filter(({ code }) => code === 1).map(({ msg }) => msg)).toEqual(
      Array(4).fill('订单已支付'),
    );
    expect(await balance()).toBe(37_200);
    expect(await orderOf(id)).toMatchObject({ is_pay: true, pay_type: 3 });
  });

  it('never lets the balance become negative', async () => {
    const id = await openUnion();
    await setBalance(12_799);
    expect(await mall.call(paymentPayBuyBalance, { id, pay_password: PASSWORD }, { token })).toMatchObject({
      code: 1,
      msg: '账户余额不足。',
    });
    expect(await balance()).toBe(12_799);
    expect((await union(id)).is_pay).toBe(false);
  });

  it('reports the remaining attempts after a wrong password, then the end of the lock (PAY-26)', async () => {
    const id = await openUnion();
    await setBalance(50_000);
    const pay = (password: string) =>
      mall.call(paymentPayBuyBalance, { id, pay_password: password }, { token });
    const words = [];
    for (let attempt = 0; attempt < 6; attempt += 1) words.push((await pay('000000')).msg);
    expect(words).toEqual([
      '支付密码错误，还可尝试4次',
      '支付密码错误，还可尝试3次',
      '支付密码错误，还可尝试2次',
      '支付密码错误，还可尝试1次',
      '支付密码错误次数过多，请于10:15后再试',
      '支付密码错误次数过多，请于10:15后再试',
    ]);
    expect((await pay(PASSWORD)).code).toBe(1);
    clock += 16 * 60_000;
    expect((await pay(PASSWORD)).code).toBe(0);
    clock -= 16 * 60_000;
  });

  it('pays without a password only for a shopper who has none and skipped setting it (PAY-30)', async () => {
    const id = await openUnion();
    await setBalance(50_000);
    const skip = () => mall.call(paymentPayBuyBalance, { id, is_need_pay_password: 0 }, { token });
    expect((await skip()).msg).toBe('请输入支付密码');
    await mall.database.db
      .updateTable('users')
      .set({ pay_password_hash: null })
      .where('id', '=', PAYER)
      .execute();
    expect((await skip()).code).toBe(0);
  });

  it('needs no password for an amount of zero (PAY-03)', async () => {
    const id = await openUnion(0);
    expect((await mall.ask(paymentGetPayments, { id }, { token })).list.map(({ key }) => key)).toEqual([
      'balance',
    ]);
    expect((await mall.call(paymentPayBuyBalance, { id }, { token })).msg).toBe('支付成功。');
  });

  it('leaves an order with cash on delivery unpaid and to be sent (PAY-40)', async () => {
    const id = await openUnion();
    expect((await mall.call(paymentPayBuyHuodao, { id }, { token })).msg).toBe('下单成功。');
    expect(await orderOf(id)).toMatchObject({ is_pay: false, pay_type: 2, auto_cancel_at: null });
    expect((await mall.call(paymentPayBuyHuodao, { id }, { token })).msg).toBe('订单已支付');
  });

  it.each([
    ['wechat_h5', 'mweb_url'],
    ['alipay_h5', 'url'],
  ] as const)(
    'pays at the sandbox cashier by %s: redirect, notification, return (PAY-50, PAY-52)',
    async (method, field) => {
      const id = await openUnion();
      const back = 'http://mall.test/?#/pages/order-submit/pay-result';
      const data = await mall.ask(paymentPayData, { id, pay_type: method, url: back }, { token });
      const response = await atCashier(data[field] ?? '', 'pay');
      expect([response.status, response.headers.get('location')]).toEqual([303, back]);
      expect(await settled(id)).toBe(true);
      expect(await orderOf(id)).toMatchObject({ is_pay: true, pay_type: 1 });
      expect(await (await mall.app.request(data[field] ?? '')).text()).toContain('该订单已支付');
    },
  );

  it('pays nothing when the cashier was left by 取消支付', async () => {
    const id = await openUnion();
    const data = await mall.ask(paymentPayData, { id, pay_type: 'alipay_h5' }, { token });
    await atCashier(data.url ?? '', 'cancel');
    expect((await union(id)).is_pay).toBe(false);
    expect(await (await mall.app.request(data.url ?? '')).text()).toContain('交易已关闭');
  });

  it('redirects back to this site only', async () => {
    const id = await openUnion();
    const data = await mall.ask(
      paymentPayData,
      { id, pay_type: 'alipay_h5', url: 'https://evil.example/' },
      { token },
    );
    const response = await atCashier(data.url ?? '', 'cancel');
    expect(response.headers.get('location')).toBe('http://mall.test/#/pages/order/index/index');
  });

  it('refuses a notification without a signature, with another amount, or without a trade; a repeated one changes nothing', async () => {
    const id = await openUnion();
    await mall.ask(paymentPayData, { id, pay_type: 'alipay_h5' }, { token });
    const { out_trade_no: tradeNo } = await mall.database.db
      .selectFrom('payment_attempts')
      .select('out_trade_no')
      .where('payment_union_id', '=', id)
      .executeTakeFirstOrThrow();
    const send = async (fields: Record<string, string>) => {
      const response = await mall.app.request('http://mall.test/sandbox-cashier/notice', {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
      return [response.status, await response.text()];
    };
    const notice = { tradeNo, amountFen: 12_800, transactionNo: 'sandbox-1' };
    const forged = { ...signNotification(notice, 'test-secret'), amount_fen: '1' };
    expect(await send(forged)).toEqual([400, 'fail']);
    expect(await send(signNotification(notice, 'wrong-secret'))).toEqual([400, 'fail']);
    expect(await send(signNotification({ ...notice, amountFen: 1 }, 'test-secret'))).toEqual([400, 'fail']);
    const unknown = { ...notice, tradeNo: 'none' };
    expect(await send(signNotification(unknown, 'test-secret'))).toEqual([400, 'fail']);
    expect((await union(id)).is_pay).toBe(false);
    expect(
      await Promise.all([
        send(signNotification(notice, 'test-secret')),
        send(signNotification(notice, 'test-secret')),
      ]),
    ).toEqual([
      [200, 'success'],
      [200, 'success'],
    ]);
    expect((await union(id)).is_pay).toBe(true);
  });

  it('credits a payment that arrived too late for its order to the balance, once', async () => {
    const id = await openUnion();
    const before = await balance();
    const data = await mall.ask(paymentPayData, { id, pay_type: 'alipay_h5' }, { token });
    const { id: orderId } = await orderOf(id);
    await mall.database.db
      .updateTable('orders')
      .set({ cancel_status: 1, cancel_at: new Date(clock) })
      .where('id', '=', orderId)
      .execute();
    await atCashier(data.url ?? '', 'pay');
    for (let attempt = 0; attempt < 100 && (await balance()) === before; attempt += 1)
      await new Promise((next) => setTimeout(next, 20));
    expect(await balance()).toBe(before + 12_800);
    expect((await union(id)).is_pay).toBe(false);
  });

  it('freezes balance for a combination, releases it once on cancel, charges it on payment (PAY-57, PAY-61, API-17)', async () => {
    const id = await openUnion();
    await setBalance(5_000);
    const start = async () => {
      await provePayPassword(mall, token);
      const way = { pay_type: 'combination_pay', combination_pay_type: 'alipay_h5' } as const;
      return mall.ask(paymentPayData, { id, ...way }, { token });
    };
    const first = await start();
    expect(first).toMatchObject({ balance_amount: '50.00', order_amount: '78.00' });
    expect(await balance()).toBe(0);
    await mall.ask(paymentUnfreezeBalance, { id }, { token });
    await mall.ask(paymentUnfreezeBalance, { id }, { token });
    expect(await balance()).toBe(5_000);
    const second = await start();
    await atCashier(second.url ?? '', 'pay');
    expect(await settled(id)).toBe(true);
    await mall.ask(paymentUnfreezeBalance, { id }, { token });
    expect(await balance()).toBe(0);
  });

  it('is visible to its own shopper only', async () => {
    const id = await openUnion();
    const other = await mall.tokenOf(OTHER);
    for (const endpoint of [paymentGetPayments, paymentPayBuyHuodao, paymentUnfreezeBalance]) {
      expect(await mall.call(endpoint, { id }, { token: other })).toMatchObject({
        code: 1,
        msg: '待支付订单不存在。',
      });
      expect((await mall.call(endpoint, { id })).code).toBe(-1);
    }
    expect((await mall.call(paymentPayData, { id, pay_type: 'balance' }, { token: other })).code).toBe(1);
    expect(
      (await mall.call(paymentPayBuyBalance, { id, pay_password: PASSWORD }, { token: other })).code,
    ).toBe(1);
    expect((await union(id)).is_pay).toBe(false);
  });

  it.each(['balance ', 'wechat', 'none', '', "' or 1=1"])(
    'refuses the unknown method %j with a message',
    async (method) => {
      const id = await openUnion();
      expect((await mall.callRaw('api/payment/pay-data', { id, pay_type: method }, { token })).code).toBe(1);
    },
  );
});
