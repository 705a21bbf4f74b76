// Proves by random sequences of all payment commands, from two concurrent sessions, that no order is paid with less than
// its price and no money is lost: the paid amount is the sum of its parts, on both databases; and that a card which is
// bought along is had once for each payment, and never without.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paymentPayData } from '~/schemas/api/payment.gen';
import { PLUGINS } from '~/server/app/load-plugins';
import { payablesOf } from '~/server/families/payment/payables';
import { reconcilePayments } from '~/server/jobs/reconcile-payments';
import { auditLedger } from '~/server/payments/audit';
import { signNotification } from '~/server/payments/sandbox-provider';
import { describeOnBothDatabases } from '../database-helpers';
import { type Mall, openMall, SECRET } from '../mall-helpers';
import { payOne, placeOne, setOption } from './checkout-helpers';
import { act, cardsOf, type Command, makeWorld, moneyOf, PAYER, steps, tradesOf } from './payment-commands';
import { modelRuns } from './model-runs';

const RUNS = 25;

describeOnBothDatabases('all ways to pay', (open) => {
  let mall: Mall;
  beforeEach(async () => {
    mall = openMall(await open());
    await setOption(mall, 'recharge_setting', { status: 1, is_pay_password: 0 });
    const { db } = mall.database;
    await db.updateTable('users').set({ pay_password_hash: null }).where('id', '=', PAYER).execute();
    await db.updateTable('skus').set({ stock: 100_000 }).execute();
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const play = async (played: readonly (readonly Command[])[]) => {
    const world = await makeWorld(mall);
    const before = await moneyOf(world);
    for (const step of played) await Promise.all(step.map((does) => act(world, does)));
    const reconciling = reconcilePayments(payablesOf(PLUGINS));
    for (const id of await reconciling.due(mall.database.db, new Date(), []))
      await reconciling.act(mall.database.db, id, new Date());
    expect(await auditLedger(mall.database.db)).toEqual([]);
    const cards = await cardsOf(world);
    expect(cards).toEqual({ isAsPaid: true, paidDays: cards.heldDays, heldDays: cards.heldDays });
    const after = await moneyOf(world);
    const atCashiers = (await tradesOf(world))
      .filter(({ transactionNo }) => transactionNo !== null)
      .reduce((sum, { amountFen }) => sum + amountFen, 0);
    const toppedUp = played.flat().reduce((sum, does) => ('fen' in does ? sum + does.fen : sum), 0);
    expect(after.user.balance_fen + after.user.frozen_balance_fen + after.paidFen).toBe(
      before.user.balance_fen + before.user.frozen_balance_fen + atCashiers + after.cashFen + toppedUp,
    );
    return world;
  };

  it('add up to the paid amount, in any order', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (played) => {
        await play(played);
      }),
      // Shrinking would replay hundreds of sequences on a database with the earlier ones.
      { numRuns: modelRuns(mall.database, RUNS), endOnFailure: true },
    );
  });

  it('complete no order with the rest of a combination whose frozen part was released', async () => {
    const trade0 = { trade: 0 } as const;
    const first = { union: 0, session: 0 } as const;
    const world = await play([
      [{ does: 'top-up', fen: 100 }],
      [{ does: 'combine', ...first }],
      [{ does: 'unfreeze', ...first }],
      [{ does: 'take-money', ...trade0 }],
      [{ does: 'notice', ...trade0 }],
    ]);
    const paid = await mall.database.db
      .selectFrom('payment_unions')
      .select('id')
      .where('id', 'in', [...world.unions])
      .where('is_pay', '=', true)
      .execute();
    expect(paid).toEqual([]);
  });

  it('do not count a trade for the full amount as a part of a later combination', async () => {
    const first = { union: 0, session: 0 } as const;
    await play([
      [{ does: 'top-up', fen: 100 }],
      [{ does: 'cashier', ...first }],
      [{ does: 'combine', ...first }],
      [{ does: 'take-money', trade: 0 }],
      [{ does: 'notice', trade: 0 }],
      [{ does: 'take-money', trade: 1 }],
      [{ does: 'notice', trade: 1 }],
    ]);
  });

  it('close the other payments of a paid order, and release their frozen balance', async () => {
    const world = await play([
      [{ does: 'top-up', fen: 100 }],
      [{ does: 'combine', union: 0, session: 0 }],
      [{ does: 'cashier', union: 2, session: 1 }],
      [{ does: 'take-money', trade: 1 }],
      [{ does: 'notice', trade: 1 }],
    ]);
    expect((await moneyOf(world)).user.frozen_balance_fen).toBe(0);
  });

  it('release a frozen part, and refund a trade, where the clerk took cash for the full amount', async () => {
    const second = { union: 1, session: 0 } as const;
    const world = await play([
      [{ does: 'top-up', fen: 100 }],
      [{ does: 'combine', ...second }],
      [{ does: 'cash', order: 1 }],
      [{ does: 'take-money', trade: 0 }],
      [{ does: 'notice', trade: 0 }],
    ]);
    const { cashFen, user } = await moneyOf(world);
    expect(cashFen).toBeGreaterThan(0);
    expect(user.frozen_balance_fen).toBe(0);
  });

  it('refuse a notification with the number of another trade, also concurrently', async () => {
    const one = await placeOne(mall, { token: await mall.tokenOf(PAYER) });
    const other = await payOne(mall, { token: await mall.tokenOf(PAYER), nth: 1 });
    expect(other.is_pay).toBe(true);
    const token = await mall.tokenOf(PAYER);
    const id = one.unionId;
    for (const pay_type of ['alipay_h5', 'wechat_h5'] as const)
      await mall.ask(paymentPayData, { id, pay_type }, { token });
    const trades = await mall.database.db
      .selectFrom('payment_attempts')
      .select(['out_trade_no as tradeNo', 'amount_fen as amountFen'])
      .where('payment_union_id', '=', id)
      .execute();
    const send = async (one: (typeof trades)[number]) =>
      mall.app.request('http://mall.test/sandbox-cashier/notice', {
        method: 'POST',
        body: new URLSearchParams(signNotification({ ...one, transactionNo: 'the-same' }, SECRET)),
      });
    const answers = await Promise.all(trades.map(send));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
    expect(await auditLedger(mall.database.db)).toEqual([]);
  });
});
