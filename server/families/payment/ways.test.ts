// Proves on both databases what is offered after a part of the balance was frozen, and who may free it.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { textFromFen } from '~/domain/money';
import { paymentGetPayments, paymentPayData, paymentUnfreezeBalance } from '~/schemas/api/payment.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { placeOne, userOf } from '~/tests/server/money/checkout-helpers';
import { isPaid, PAYER } from '~/tests/server/providers/paying';
import { auditLedger } from '../../payments/audit';
import { postBalance } from '../../payments/ledger';

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
    await mall.ask(paymentPayData, { id, ...COMBINED }, { token });
    expect((await userOf(mall, PAYER)).balance_fen).toBe(0);
    const { list } = await mall.ask(paymentGetPayments, { id }, { token });
    const desc = `余额支付 1.00元，还需支付 ${textFromFen(fen - 100)}元`;
    expect(list.find(({ key }) => key === 'combination_pay')).toMatchObject({ balance_amount: '1.00', desc });
    // The rest is what the method alone would charge now.
    expect(list.find(({ key }) => key === 'wechat_h5')).toMatchObject({ desc });
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
