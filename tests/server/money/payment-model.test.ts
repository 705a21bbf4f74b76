// Proves by random sequences of all payment commands, from two sessions at once, that no order is had for less than it
// costs and no money is lost: what is paid is the sum of its parts, on both databases.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { orderCancel } from '~/schemas/api/order.gen';
import {
  paymentGetPayments,
  paymentPayBuyBalance,
  paymentPayBuyHuodao,
  paymentPayData,
  paymentUnfreezeBalance,
} from '~/schemas/api/payment.gen';
import { reconcilePayments } from '~/server/jobs/reconcile-payments';
import { handleNotification } from '~/server/payments/notification-handler';
import { auditLedger } from '~/server/payments/audit';
import { postBalance } from '~/server/payments/ledger';
import { cancelUnpaid } from '~/server/families/order/cancel';
import { createUnion } from '~/server/payments/unions';
import { describeOnBothDatabases } from '../database-helpers';
import { type Mall, openMall, SECRET } from '../mall-helpers';
import { signNotification } from '~/server/payments/sandbox-provider';
import { formOf, goodsOf, order, orderOf, payOne, placeOne, plainGoods, setOption } from './checkout-helpers';

const PAYER = 1;
const RUNS = Number(process.env['PAGODA_MODEL_RUNS'] ?? 25);

/** What shopper, cashier, provider and clock may do; numbers name a payment or a trade, modulo how many there are. */
type Command =
  | {
      does: 'balance' | 'combine' | 'unfreeze' | 'cashier' | 'on-delivery' | 'look';
      union: number;
      session: 0 | 1;
    }
  | { does: 'cancel' | 'expire'; order: number }
  | { does: 'take-money' | 'leave-cashier' | 'notice' | 'foreign-notice' | 'wrong-amount'; trade: number }
  | { does: 'top-up'; fen: number };

const union = fc.nat(3);
const session = fc.constantFrom(0 as const, 1 as const);
const trade = fc.nat(9);
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom('combine' as const, 'cashier' as const), union, session }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('unfreeze' as const, 'balance' as const), union, session }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('on-delivery' as const, 'look' as const), union, session }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('cancel' as const, 'expire' as const), order: fc.nat(1) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom('take-money' as const, 'notice' as const), trade }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constantFrom('leave-cashier' as const, 'foreign-notice' as const, 'wrong-amount' as const),
      trade,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('top-up' as const), fen: fc.integer({ min: 1, max: 30_000 }) }),
  },
);
/** Commands of one step are sent at the same time. */
const steps = fc.array(fc.array(command, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 12 });

interface World {
  mall: Mall;
  tokens: readonly [string, string];
  orders: readonly number[];
  unions: readonly number[];
}

/** A new order of one plain goods; its remark tells it from the same form of a run before. */
async function placeNew(mall: Mall, token: string, nth: number) {
  const form = formOf([goodsOf(await plainGoods(mall, nth))], { remark: randomUUID() });
  const { unionId, msg } = await order(mall, token, form);
  if (unionId === 0) throw new Error(msg);
  return { unionId, ...(await orderOf(mall, unionId)) };
}

/** Two unpaid orders, each with two payments, the last of them for both orders. */
async function makeWorld(mall: Mall): Promise<World> {
  const tokens = [await mall.tokenOf(PAYER), await mall.tokenOf(PAYER)] as const;
  const first = await placeNew(mall, tokens[0], 0);
  const second = await placeNew(mall, tokens[0], 1);
  const part = ({ id, order_no, total_pay_price_fen }: typeof first) => ({
    id,
    orderNo: order_no,
    amountFen: total_pay_price_fen,
    title: '测试',
  });
  const more = (orders: (typeof first)[]) =>
    mall.database.db.transaction().execute((trx) =>
      createUnion(trx, {
        userId: PAYER,
        orders: orders.map(part),
        supportPayTypes: [],
        platform: 'mobile',
      }),
    );
  const unions = [first.unionId, second.unionId, await more([first]), await more([first, second])];
  return { mall, tokens, orders: [first.id, second.id], unions };
}

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

const tradesOf = ({ mall, unions }: World) =>
  mall.database.db
    .selectFrom('payment_attempts')
    .select(['id', 'out_trade_no as tradeNo', 'amount_fen as amountFen', 'transaction_no as transactionNo'])
    .where('payment_union_id', 'in', [...unions])
    .orderBy('id')
    .execute();

type Trade = Awaited<ReturnType<typeof tradesOf>>[number];

async function notify(
  { mall }: World,
  one: Trade,
  change: { amountFen?: number; transactionNo?: string } = {},
) {
  if (one.transactionNo === null) return;
  const notice = { ...one, transactionNo: one.transactionNo, ...change };
  const body = new URLSearchParams(signNotification(notice, SECRET));
  const response = await mall.app.request('http://mall.test/sandbox-cashier/notice', {
    method: 'POST',
    body,
  });
  expect([200, 400]).toContain(response.status);
  if (change.amountFen !== undefined || change.transactionNo !== undefined) expect(response.status).toBe(400);
}

async function actOnTrade(world: World, { does, trade: index }: Extract<Command, { trade: number }>) {
  const { db } = world.mall.database;
  const trades = await tradesOf(world);
  const one = at(trades, index);
  if (one === undefined) return;
  const open = db
    .updateTable('payment_attempts')
    .where('id', '=', one.id)
    .where('transaction_no', 'is', null);
  // As a provider that has not heard of the trade's end: it takes money for closed ones as well.
  if (does === 'take-money') await open.set({ transaction_no: `model-${one.id}` }).execute();
  if (does === 'leave-cashier') await open.set({ state: 'closed' }).where('state', '=', 'created').execute();
  if (does === 'notice') await notify(world, one);
  if (does === 'wrong-amount') await notify(world, one, { amountFen: one.amountFen + 1 });
  const other = trades.find(({ id, transactionNo }) => id !== one.id && transactionNo !== null);
  if (does === 'foreign-notice' && other?.transactionNo) {
    const outcome = await handleNotification(db, { ...one, transactionNo: other.transactionNo }, new Date());
    expect(['refused', 'known']).toContain(outcome);
  }
}

async function actOnUnion(world: World, { does, ...by }: Extract<Command, { union: number }>) {
  const { mall } = world;
  const id = at(world.unions, by.union) ?? 0;
  const options = { token: world.tokens[by.session] };
  const CALLS = {
    balance: () => mall.call(paymentPayBuyBalance, { id, is_need_pay_password: 0 }, options),
    combine: () =>
      mall.call(
        paymentPayData,
        { id, pay_type: 'combination_pay', combination_pay_type: 'alipay_h5' },
        options,
      ),
    unfreeze: () => mall.call(paymentUnfreezeBalance, { id }, options),
    cashier: () => mall.call(paymentPayData, { id, pay_type: 'wechat_h5' }, options),
    'on-delivery': () => mall.call(paymentPayBuyHuodao, { id }, options),
    look: () => mall.call(paymentGetPayments, { id }, options),
  };
  expect([0, 1]).toContain((await CALLS[does]()).code);
}

async function topUp({ mall }: World, moneyFen: number) {
  await mall.database.db.transaction().execute((trx) =>
    postBalance(trx, {
      userId: PAYER,
      type: 1,
      moneyFen,
      description: '充值',
      reason: 'model',
      sourceId: randomUUID(),
    }),
  );
}

async function act(world: World, does: Command): Promise<void> {
  const { mall } = world;
  if ('trade' in does) return actOnTrade(world, does);
  if ('union' in does) return actOnUnion(world, does);
  if ('fen' in does) return topUp(world, does.fen);
  const orderId = at(world.orders, does.order) ?? 0;
  if (does.does === 'expire')
    return void (await mall.database.db.transaction().execute((trx) => cancelUnpaid(trx, orderId, '超时')));
  const { code } = await mall.call(orderCancel, { id: orderId }, { token: world.tokens[0] });
  expect([0, 1]).toContain(code);
}

/** Fen that the shopper has or had: what was taken at cashiers and booked in, less what was spent on payments. */
async function moneyOf({ mall, unions }: World) {
  const { db } = mall.database;
  const user = await db
    .selectFrom('users')
    .select(['balance_fen', 'frozen_balance_fen'])
    .where('id', '=', PAYER)
    .executeTakeFirstOrThrow();
  const paid = await db
    .selectFrom('payment_unions')
    .select('amount_fen')
    .where('id', 'in', [...unions])
    .where('is_pay', '=', true)
    .execute();
  return { user, paidFen: paid.reduce((sum, { amount_fen }) => sum + amount_fen, 0) };
}

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
    for (const id of await reconcilePayments.due(mall.database.db, new Date(), []))
      await reconcilePayments.act(mall.database.db, id, new Date());
    expect(await auditLedger(mall.database.db)).toEqual([]);
    const after = await moneyOf(world);
    const atCashiers = (await tradesOf(world))
      .filter(({ transactionNo }) => transactionNo !== null)
      .reduce((sum, { amountFen }) => sum + amountFen, 0);
    const toppedUp = played.flat().reduce((sum, does) => ('fen' in does ? sum + does.fen : sum), 0);
    expect(after.user.balance_fen + after.user.frozen_balance_fen + after.paidFen).toBe(
      before.user.balance_fen + before.user.frozen_balance_fen + atCashiers + toppedUp,
    );
    return world;
  };

  it('add up to what is paid, in any order', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (played) => {
        await play(played);
      }),
      // Shrinking would play hundreds of sequences on a database that remembers the ones before.
      { numRuns: RUNS, endOnFailure: true },
    );
  });

  it('sells no order for the rest of a combination whose frozen part went back', async () => {
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

  it('take a trade that was opened for all of it for no part of a later combination', async () => {
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

  it('end the other payments of an order that is paid, and give back what they froze', async () => {
    const world = await play([
      [{ does: 'top-up', fen: 100 }],
      [{ does: 'combine', union: 0, session: 0 }],
      [{ does: 'cashier', union: 2, session: 1 }],
      [{ does: 'take-money', trade: 1 }],
      [{ does: 'notice', trade: 1 }],
    ]);
    expect((await moneyOf(world)).user.frozen_balance_fen).toBe(0);
  });

  it('refuse a notice with the number of another trade, at the same time too', async () => {
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
