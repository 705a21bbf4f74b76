// Proves recharging on both databases: plans, placing, idempotent payment, closing, ownership.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { balanceIndex } from '~/schemas/api/balance.gen';
import { orderIsPay, orderPayResult } from '~/schemas/api/order.gen';
import {
  paymentGetPayments,
  paymentPayBuyBalance,
  paymentPayBuyHuodao,
  paymentPayData,
} from '~/schemas/api/payment.gen';
import { rechargeBalanceRecharge, rechargeIndex, rechargeSetting } from '~/schemas/api/recharge.gen';
import { auditLedger } from '~/server/payments/audit';
import { signNotification } from '~/server/payments/sandbox-provider';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall, SECRET } from '~/tests/server/mall-helpers';
import { waitUntil, walkCashier } from '~/tests/server/money/cashier-helpers';
import { setOption, payProof } from '~/tests/server/money/checkout-helpers';
import { jobRunnerOver } from '~/tests/server/rounds-helpers';
import { PLUGINS } from '../../app/load-plugins';
import { mergeIntoMobile } from '../user/merge';

const PAYER = 2;
const OTHER = 1;
const NOW = new Date('2026-11-21T10:00:00+08:00');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

describeOnBothDatabases('api/recharge', (open) => {
  let mall: Mall;
  let token: string;
  let stranger: string;
  beforeEach(async () => {
    mall = openMall(await open(), { now: () => NOW });
    token = await mall.tokenOf(PAYER);
    stranger = await mall.tokenOf(OTHER);
  });
  afterEach(async () => {
    expect(await auditLedger(mall.database.db)).toEqual([]);
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const plans = async () => (await mall.ask(rechargeIndex, {})).list;
  const planOf = async (price: string) => {
    const plan = (await plans()).find(({ pay_price }) => pay_price === price);
    if (plan === undefined) throw new Error(`No plan of ${price}`);
    return Number(plan.id);
  };
  const begin = async (params: { id?: number; pay_price?: string }) =>
    (await mall.ask(rechargeBalanceRecharge, params, { token })).pay_id;
  const refusal = async (params: { id?: number; pay_price?: string }) =>
    (await mall.call(rechargeBalanceRecharge, params, { token })).msg;

  const payer = () =>
    mall.database.db
      .selectFrom('users')
      .select(['balance_fen', 'integral', 'member_level'])
      .where('id', '=', PAYER)
      .executeTakeFirstOrThrow();
  const couponsOf = (userId: number) =>
    mall.database.db
      .selectFrom('user_coupons')
      .select('coupon_id')
      .where('user_id', '=', userId)
      .where('source', 'like', 'recharge:%')
      .orderBy('coupon_id')
      .execute();
  const isPaid = async (unionId: number) =>
    (await mall.ask(orderIsPay, { payment_order_union_id: unionId }, { token })).status === 1;
  const cashierOf = async (unionId: number) =>
    (await mall.ask(paymentPayData, { id: unionId, pay_type: 'alipay_h5' }, { token })).url ?? '';

  /** The trades of a payment, as the provider knows them. */
  const tradesOf = (unionId: number) =>
    mall.database.db
      .selectFrom('payment_attempts')
      .select(['out_trade_no as tradeNo', 'amount_fen as amountFen'])
      .where('payment_union_id', '=', unionId)
      .orderBy('id')
      .execute();
  const notify = (trade: { tradeNo: string; amountFen: number }) =>
    mall.app.request('http://mall.test/sandbox-cashier/notice', {
      method: 'POST',
      body: new URLSearchParams(signNotification({ ...trade, transactionNo: `t-${trade.tradeNo}` }, SECRET)),
    });

  it('lists the plans to anyone, the smallest first, with their gifts', async () => {
    const list = await plans();
    expect(list.map(({ pay_price, send_price, send_type }) => [pay_price, send_price, send_type])).toEqual([
      ['100.00', '5.00', '1'],
      ['300.00', '20.00', '3'],
      ['500.00', '40.00', '11'],
      ['1000.00', '100.00', '15'],
    ]);
    expect(list[0]?.coupons).toBeUndefined();
    expect(list[2]?.coupons?.map(({ num, content }) => [num, content])).toEqual([[1, '满79减8']]);
    expect(list[3]?.member?.name).toBe('金叶会员');
  });

  it('leaves out what is deleted: plans, and coupons and levels among their gifts', async () => {
    const { db } = mall.database;
    const gone = { deleted_at: NOW };
    await db.updateTable('recharge_plans').set(gone).where('pay_price_fen', '=', 10_000).execute();
    await db.updateTable('coupons').set(gone).where('id', '=', 10).execute();
    await db.updateTable('member_levels').set(gone).where('id', '=', 2).execute();
    expect((await plans()).map(({ pay_price, send_type }) => [pay_price, send_type])).toEqual([
      ['300.00', '3'],
      ['500.00', '3'],
      ['1000.00', '11'],
    ]);
    expect((await plans())[2]).toMatchObject({ member: null, send_member_id: '0' });
  });

  it('returns the same setting as the balance', async () => {
    const { setting } = await mall.ask(rechargeSetting, {});
    expect(setting).toEqual((await mall.ask(balanceIndex, {}, { token })).setting);
    expect(setting).toMatchObject({ status: 1, type: 1, explain: expect.stringContaining('余额') });
  });

  it('recharges a custom amount, which has no gifts (PRD-04)', async () => {
    const before = await payer();
    const id = await begin({ pay_price: '88.5' });
    expect((await mall.ask(paymentGetPayments, { id }, { token })).amount).toBe('88.50');
    await walkCashier(mall, await cashierOf(id), 'pay');
    expect(await isPaid(id)).toBe(true);
    expect(await payer()).toEqual({ ...before, balance_fen: before.balance_fen + 8850 });
    const { balance } = await mall.ask(balanceIndex, {}, { token });
    expect(Math.round(Number(balance) * 100)).toBe(before.balance_fen + 8850);
  });

  it('refuses invalid amounts, with the messages of the form', async () => {
    expect(await refusal({})).toBe('Pay Price不能为空。');
    expect(await refusal({ id: 0, pay_price: ' ' })).toBe('Pay Price不能为空。');
    for (const amount of ['0', '0.00', '-5', '1.234', '1e3', 'x', '＄5', 'NaN'])
      expect([amount, await refusal({ pay_price: amount })]).toEqual([amount, '充值金额必须大于0']);
    expect(await refusal({ pay_price: '1234567890' })).toBe('充值金额最多输入9个字');
  });

  it('refuses an unknown plan, a custom amount where none is allowed, and everything when the balance is off', async () => {
    expect(await refusal({ id: 999, pay_price: '10' })).toBe('充值方案错误');
    const id = await planOf('100.00');
    await mall.database.db
      .updateTable('recharge_plans')
      .set({ deleted_at: NOW })
      .where('id', '=', id)
      .execute();
    expect(await refusal({ id })).toBe('充值方案错误');
    await setOption(mall, 'recharge_setting', { status: 1, type: 0 });
    expect(await refusal({ pay_price: '10' })).toBe('充值方案错误');
    await setOption(mall, 'recharge_setting', { status: 0, type: 1 });
    expect(await refusal({ pay_price: '10' })).toBe('尚未开启余额功能');
    expect(await mall.database.db.selectFrom('recharge_orders').select('id').execute()).toEqual([]);
  });

  it('is paid online only: neither by the balance nor on delivery nor by both', async () => {
    const id = await begin({ pay_price: '1' });
    const { list } = await mall.ask(paymentGetPayments, { id }, { token });
    expect(list.map(({ key }) => key)).toEqual(['wechat_h5', 'alipay_h5']);
    const msg = '该订单不支持此支付方式。';
    for (const pay_type of ['balance', 'huodao', 'combination_pay'] as const)
      expect(await mall.call(paymentPayData, { id, pay_type }, { token })).toMatchObject({ code: 1, msg });
    expect((await mall.call(paymentPayBuyHuodao, { id }, { token })).msg).toBe(msg);
    await setOption(mall, 'recharge_setting', { status: 1, is_pay_password: 0 });
    expect((await mall.call(paymentPayBuyBalance, { id }, { token })).msg).toBe(msg);
  });

  it('grants what the plan promised when it was placed, even if it is changed before it is paid', async () => {
    const before = await payer();
    const id = await begin({ id: await planOf('1000.00'), pay_price: '1' });
    await mall.database.db
      .updateTable('recharge_plans')
      .set({ pay_price_fen: 1, send_price_fen: 9_999_900, send_integral: 0, send_coupons: '[]' })
      .execute();
    await walkCashier(mall, await cashierOf(id), 'pay');
    expect(await isPaid(id)).toBe(true);
    expect(await payer()).toEqual({
      balance_fen: before.balance_fen + 110_000,
      // With the gift of the level.
      integral: before.integral + 800 + 200,
      member_level: 2,
    });
    expect((await couponsOf(PAYER)).map(({ coupon_id }) => coupon_id)).toEqual([2, 10, 10]);
    const logs = await mall.database.db
      .selectFrom('balance_logs')
      .select(['description', 'money_fen'])
      .where('source_id', 'like', 'recharge-order:%')
      .orderBy('id')
      .execute();
    expect(logs).toEqual([
      { description: '充值余额 1000.00 元', money_fen: 100_000 },
      { description: '充值赠送', money_fen: 10_000 },
    ]);
  });

  it('never lowers a level by a gift', async () => {
    await mall.database.db.updateTable('users').set({ member_level: 4 }).where('id', '=', PAYER).execute();
    const id = await begin({ id: await planOf('1000.00') });
    await walkCashier(mall, await cashierOf(id), 'pay');
    expect(await isPaid(id)).toBe(true);
    expect((await payer()).member_level).toBe(4);
  });

  it('posts an amount once, in any order of notifications, queries and timed work', async () => {
    const plan = await planOf('500.00');
    const acts = fc.array(fc.constantFrom('notice', 'ask', 'round'), { minLength: 1, maxLength: 6 });
    const amounts = fc.oneof(fc.constant(0), fc.integer({ min: 100, max: 5_000_000 }));
    await fc.assert(
      fc.asyncProperty(amounts, acts, async (fen, order) => {
        const before = await payer();
        const id = await begin(fen === 0 ? { id: plan } : { pay_price: (fen / 100).toFixed(2) });
        await cashierOf(id);
        const [trade = { tradeNo: '', amountFen: 0 }] = await tradesOf(id);
        const performers = {
          notice: () => notify(trade),
          ask: () => isPaid(id),
          round: () => jobRunnerOver(mall.database.db).run(NOW),
        };
        await notify(trade);
        await Promise.all([notify(trade), ...order.map((act) => performers[act]())]);
        for (const act of order) await performers[act]();
        const added = fen === 0 ? 54_000 : fen;
        expect((await payer()).balance_fen - before.balance_fen).toBe(added);
        expect((await payer()).integral - before.integral).toBe(fen === 0 ? 300 : 0);
      }),
      { numRuns: 12 },
    );
  });

  it('refunds the money of a second trade to the balance, without the gifts', async () => {
    const before = await payer();
    const id = await begin({ id: await planOf('300.00') });
    await cashierOf(id);
    await cashierOf(id);
    for (const trade of await tradesOf(id)) await notify(trade);
    expect((await payer()).balance_fen - before.balance_fen).toBe(32_000 + 30_000);
    expect((await payer()).integral - before.integral).toBe(100);
    expect((await mall.call(paymentGetPayments, { id }, { token })).msg).toBe('订单已支付');
  });

  it('is closed when it is not paid in time; money that arrives later goes to the balance, without gifts', async () => {
    const before = await payer();
    const id = await begin({ id: await planOf('300.00') });
    await cashierOf(id);
    const rounds = jobRunnerOver(mall.database.db, (error) => mall.failures.push(error));
    await rounds.run(minutes(29));
    expect((await mall.call(paymentGetPayments, { id }, { token })).code).toBe(0);
    expect(await rounds.run(minutes(30))).toBe(1);
    expect(await rounds.run(minutes(31))).toBe(0);
    expect((await mall.call(paymentGetPayments, { id }, { token })).msg).toBe('充值订单已关闭，请重新充值');
    for (const trade of await tradesOf(id)) {
      await notify(trade);
      await notify(trade);
    }
    expect(await isPaid(id)).toBe(false);
    expect(await payer()).toEqual({ ...before, balance_fen: before.balance_fen + 30_000 });
  });

  it('does not close what was paid, nor anything where orders never expire', async () => {
    const paid = await begin({ pay_price: '5' });
    await walkCashier(mall, await cashierOf(paid), 'pay');
    expect(await isPaid(paid)).toBe(true);
    await setOption(mall, 'over_time', 0);
    await begin({ pay_price: '6' });
    await jobRunnerOver(mall.database.db).run(minutes(100_000));
    const closed = await mall.database.db
      .selectFrom('recharge_orders')
      .select('id')
      .where('closed_at', 'is not', null)
      .execute();
    expect(closed).toEqual([]);
  });

  it('moves to the other account when two are merged, once none is open', async () => {
    const { db } = mall.database;
    await db
      .updateTable('users')
      .set({ mobile: null, password_hash: null })
      .where('id', '=', PAYER)
      .execute();
    await db.deleteFrom('payment_attempts').where('state', '<>', 'paid').execute();
    await db
      .updateTable('payment_unions')
      .set({ closed_at: NOW })
      .where('user_id', '=', PAYER)
      .where('is_pay', '=', false)
      .execute();
    const proof = await payProof(mall, PAYER);
    const merging = { userId: PAYER, mobile: '13800000001', key: '', now: NOW, plugins: PLUGINS, proof };
    const merge = () => mergeIntoMobile(db, merging);
    const id = await begin({ pay_price: '5' });
    await expect(merge()).rejects.toThrow('有待支付的订单，请处理后再合并');
    await jobRunnerOver(db).run(minutes(30));
    expect(await merge()).toBe(OTHER);
    expect((await mall.call(orderPayResult, { payment_order_union_id: id }, { token: stranger })).code).toBe(
      0,
    );
    const owners = await db.selectFrom('recharge_orders').select('user_id').execute();
    expect(owners).toEqual([{ user_id: OTHER }]);
  });

  it('cannot be seen or paid by anybody else', async () => {
    const id = await begin({ pay_price: '5' });
    const msg = '待支付订单不存在。';
    expect(await mall.call(paymentGetPayments, { id }, { token: stranger })).toMatchObject({ code: 1, msg });
    expect(await mall.call(paymentPayData, { id, pay_type: 'alipay_h5' }, { token: stranger })).toMatchObject(
      { code: 1, msg },
    );
    expect((await mall.ask(orderIsPay, { payment_order_union_id: id }, { token: stranger })).status).toBe(0);
    expect((await mall.call(orderPayResult, { payment_order_union_id: id }, { token: stranger })).code).toBe(
      1,
    );
    expect(await tradesOf(id)).toEqual([]);
    expect((await mall.call(rechargeBalanceRecharge, { pay_price: '5' })).code).toBe(-1);
  });

  it('is covered by the audit in each ledger: unpaid, without its amount, without its points', async () => {
    const { db } = mall.database;
    const id = await begin({ id: await planOf('300.00') });
    await cashierOf(id);
    for (const trade of await tradesOf(id)) await notify(trade);
    const problemsAfter = async (harm: string): Promise<string[]> => {
      let problems: string[] = [];
      const undone = db.transaction().execute(async (trx) => {
        await sql.raw(harm).execute(trx);
        problems = await auditLedger(trx);
        throw new Error('undo');
      });
      await expect(undone).rejects.toThrow('undo');
      return problems.map((problem) => problem.replace(/\d+/, '%'));
    };
    expect(
      await problemsAfter(
        'update payment_unions set is_pay = false, paid_at = null where is_pay and id = ' + id,
      ),
    ).toEqual(['top-up % is paid while its payment is not, or the other way round']);
    expect(await problemsAfter("delete from balance_logs where reason = 'recharge-gift'")).toContain(
      'top-up % is not in the book of balances as it was paid',
    );
    expect(await problemsAfter("delete from integral_logs where reason = 'recharge-gift'")).toContain(
      'the points of top-up % are not in the book as they were promised',
    );
  });

  it('is known to be paid as soon as the provider says so, without a notification', async () => {
    const id = await begin({ pay_price: '5' });
    await walkCashier(mall, await cashierOf(id), 'pay');
    expect(await waitUntil(() => isPaid(id))).toBe(true);
  });
});
