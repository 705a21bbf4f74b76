// Proves on both databases what is offered after a part of the balance was frozen, and who may free it.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textFromFen } from '~/domain/money';
import {
  paymentGetPayments,
  paymentPayBuyBalance,
  paymentPayData,
  paymentUnfreezeBalance,
} from '~/schemas/api/payment.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { waitUntil, walkCashier } from '~/tests/server/money/cashier-helpers';
import { placeOne, provePayPassword, setOption, userOf } from '~/tests/server/money/checkout-helpers';
import { isPaid, PAYER } from '~/tests/server/providers/paying';
import { auditLedger } from '../../payments/audit';
import { postBalance } from '../../ledger/ledger';
import { safeReturnUrl } from './start';

const STRANGER = 2;
const COMBINED = { pay_type: 'combination_pay', combination_pay_type: 'alipay_h5' } as const;

let mall: Mall;
let token: string;

/** Sets the payer's balance through the ledger. */
async function setBalance(fen: number): Promise<void> {
  const difference = fen - (await userOf(mall, PAYER)).balance_fen;
  await mall.database.db.transaction().execute((trx) =>
    postBalance(trx, {
      userId: PAYER,
      type: difference > 0 ? 1 : 2,
      moneyFen: Math.abs(difference),
      description: 'test',
      reason: 'test',
      sourceId: randomUUID(),
    }),
  );
}

describeOnBothDatabases('the ways to pay', (open) => {
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(PAYER);
  });
  afterEach(async () => {
    expect(await auditLedger(mall.database.db)).toEqual([]);
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('have a combination also after it froze the whole balance, and name the rest', async () => {
    const { unionId: id, total_pay_price_fen: fen } = await placeOne(mall, { token });
    await setBalance(100);
    await provePayPassword(mall, token);
    await mall.ask(paymentPayData, { id, ...COMBINED }, { token });
    expect((await userOf(mall, PAYER)).balance_fen).toBe(0);
    const { list } = await mall.ask(paymentGetPayments, { id }, { token });
    const desc = `余额支付 1.00元，还需支付 ${textFromFen(fen - 100)}元`;
    expect(list.find(({ key }) => key === 'combination_pay')).toMatchObject({ balance_amount: '1.00', desc });
    // The rest is what the method alone would charge now.
    expect(list.find(({ key }) => key === 'wechat_h5')).toMatchObject({ desc });
  });

  describe('and the pay password', () => {
    const WORDS = '请输入支付密码';
    const LATER = new Date(Date.now() + 6 * 60_000);

    /** The `nth` goods: the same order sent twice is one. */
    const openPart = async (nth = 0) => {
      const { unionId } = await placeOne(mall, { token, nth });
      await setBalance(100);
      return unionId;
    };
    const combine = (id: number, by: { token: string } = { token }) =>
      mall.call(paymentPayData, { id, ...COMBINED }, by);
    const held = async () => {
      const { balance_fen, frozen_balance_fen } = await userOf(mall, PAYER);
      return [balance_fen, frozen_balance_fen];
    };

    it('freeze nothing without it, whatever else is sent', async () => {
      const id = await openPart();
      for (const extra of [{}, { is_need_pay_password: 0 }, { pay_password: '' }, { code: 'x' }]) {
        const answer = await mall.callRaw(
          'api/payment/pay-data',
          { id, ...COMBINED, ...extra },
          { method: 'POST', token },
        );
        expect(answer).toMatchObject({ code: 1, msg: WORDS });
      }
      expect(await held()).toEqual([100, 0]);
    });

    it('freeze by a proof of this session, once, and minutes old', async () => {
      const [first, second] = [await openPart(), await openPart(1)];
      const other = await mall.tokenOf(PAYER);
      await provePayPassword(mall, other);
      expect(await combine(first)).toMatchObject({ code: 1, msg: WORDS });
      await provePayPassword(mall, token);
      const late = openMall(mall.database, { now: () => LATER });
      expect(await late.call(paymentPayData, { id: first, ...COMBINED }, { token })).toMatchObject({
        code: 1,
        msg: WORDS,
      });
      expect((await combine(first)).code).toBe(0);
      expect(await held()).toEqual([0, 100]);
      // What is frozen stays so without another proof; another order needs one.
      expect((await combine(first)).code).toBe(0);
      await setBalance(50);
      expect(await combine(second)).toMatchObject({ code: 1, msg: WORDS });
      late.close();
    });

    it('give one proof to one of many calls at once', async () => {
      const ids = [await openPart(), await openPart(1), await openPart(2)];
      await setBalance(300);
      await provePayPassword(mall, token);
      const answers = await Promise.all(ids.map((id) => combine(id)));
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    });

    it('refuse in pay-data what get-payments does not offer', async () => {
      const { unionId: id, total_pay_price_fen: fen } = await placeOne(mall, { token });
      await setBalance(fen);
      await provePayPassword(mall, token);
      const refused = { code: 1, msg: '该订单不支持此支付方式。' };
      const ways = ['balance', 'wechat_h5', 'alipay_h5', 'huodao', 'none', 'combination_pay'] as const;
      for (const balance of [fen, 100, 0]) {
        await setBalance(balance);
        const { list } = await mall.ask(paymentGetPayments, { id }, { token });
        const offered = new Set(list.filter(({ disabled }) => !disabled).map(({ key }) => key));
        for (const pay_type of ways.filter((key) => !offered.has(key)))
          expect(await mall.call(paymentPayData, { id, ...COMBINED, pay_type }, { token })).toMatchObject(
            refused,
          );
      }
      const bogus = { pay_type: 'combination_pay', combination_pay_type: 'balance' } as const;
      expect(await mall.call(paymentPayData, { id, ...bogus }, { token })).toMatchObject(refused);
      expect(await held()).toEqual([0, 0]);
    });
  });

  it.each([
    'http://mall.example/#/a\r\nX-Evil: 1',
    'blob:http://mall.example/0f',
    'javascript:alert(1)',
    'http://other.example/',
  ])('lead back to a page of this site from %j', (url) => {
    expect(safeReturnUrl(url, 'http://mall.example')).toMatch(/^http:\/\/mall\.example\/#\/[^\r\n]*$/);
  });

  it('pay orders of one goods at the cashier and from the balance at once', async () => {
    await setOption(mall, 'recharge_setting', { status: 1, is_pay_password: 0 });
    const ids: number[] = [];
    for (let num = 1; num <= 8; num += 1) ids.push((await placeOne(mall, { token, num })).unionId);
    await setBalance(10_000_000);
    const cashierOf = async (id: number) =>
      (await mall.ask(paymentPayData, { id, pay_type: 'alipay_h5' }, { token })).url ?? '';
    const cashiers: string[] = [];
    for (const [at, id] of ids.entries()) cashiers.push(at % 2 === 0 ? await cashierOf(id) : '');
    const pay = (id: number, at: number) =>
      at % 2 === 0
        ? walkCashier(mall, cashiers[at] ?? '', 'pay')
        : mall.ask(paymentPayBuyBalance, { id, is_need_pay_password: 0 }, { token });
    await Promise.all(ids.map(pay));
    for (const id of ids) expect(await waitUntil(() => isPaid(mall, id))).toBe(true);
  });

  it('ask no provider about the trade of somebody else', async () => {
    const { unionId: id } = await placeOne(mall, { token });
    await mall.ask(paymentPayData, { id, pay_type: 'wechat_h5' }, { token });
    // Paid at the cashier, and not yet notified.
    await mall.database.db
      .updateTable('payment_attempts')
      .set({ transaction_no: randomUUID() })
      .where('payment_union_id', '=', id)
      .execute();
    const stranger = await mall.tokenOf(STRANGER);
    expect(await mall.call(paymentUnfreezeBalance, { id }, { token: stranger })).toMatchObject({
      code: 1,
      msg: '待支付订单不存在。',
    });
    expect(await isPaid(mall, id)).toBe(false);
    await mall.ask(paymentUnfreezeBalance, { id }, { token });
    expect(await isPaid(mall, id)).toBe(true);
  });
});
