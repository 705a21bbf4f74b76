// The commands of shopper, clerk, cashier, provider and clock on payments, and their execution through the app.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { orderCancel, orderClerkAffirmPay } from '~/schemas/api/order.gen';
import {
  paymentGetPayments,
  paymentPayBuyBalance,
  paymentPayBuyHuodao,
  paymentPayData,
  paymentUnfreezeBalance,
} from '~/schemas/api/payment.gen';
import { PLUGINS } from '~/server/app/load-plugins';
import { cancelUnpaid } from '~/server/families/order/cancel';
import { postBalance } from '~/server/ledger/ledger';
import { addOnsOf } from '~/server/families/order/pay';
import { payablesOf } from '~/server/families/payment/payables';
import { handleNotification } from '~/server/payments/notification-handler';
import { signNotification } from '~/server/payments/sandbox-provider';
import { createUnion } from '~/server/payments/unions';
import { type Mall, SECRET } from '../mall-helpers';
import { formOf, goodsOf, order, orderOf, plainGoods } from './checkout-helpers';

export const PAYER = 1;
const DAY_MS = 86_400_000;
/** A clerk of the seed's first store. */
const KEEPER = 3;

/** The commands of shopper, clerk, cashier, provider and clock; numbers select a payment or a trade, modulo their count. */
export type Command =
  | {
      does: 'balance' | 'combine' | 'unfreeze' | 'cashier' | 'on-delivery' | 'look';
      union: number;
      session: 0 | 1;
    }
  | { does: 'cancel' | 'expire' | 'cash'; order: number }
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
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('cancel' as const, 'expire' as const, 'cash' as const),
      order: fc.nat(1),
    }),
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
/** Commands of one step are sent concurrently. */
export const steps = fc.array(fc.array(command, { minLength: 1, maxLength: 3 }), {
  minLength: 3,
  maxLength: 12,
});

export interface World {
  mall: Mall;
  tokens: readonly [string, string];
  keeper: string;
  orders: readonly number[];
  unions: readonly number[];
}

const PICK_UP = { send_type: 'offline', store_id: 1 } as const;
export const CARD_DAYS = 31;
const CONTACT = { name: '林小满', mobile: '13800000001' };

/** The super member card for a month, which is bought along with the first order. */
const cardPeriod = async ({ database: { db } }: Mall): Promise<number> =>
  (
    await db
      .selectFrom('vip_card_periods')
      .select('id')
      .where('expire_days', '=', CARD_DAYS)
      .executeTakeFirstOrThrow()
  ).id;

/** A new order of one plain goods, the second with pick-up; its remark distinguishes it from that of an earlier run. */
async function placeNew(mall: Mall, token: string, nth: 0 | 1) {
  const isPickUp = nth === 1;
  const group = {
    remark: randomUUID(),
    ...(isPickUp ? PICK_UP : { vip_card_detail_id: await cardPeriod(mall) }),
  };
  const plain = formOf([goodsOf(await plainGoods(mall, nth))], group);
  const form = isPickUp ? { ...plain, address: CONTACT } : plain;
  const { unionId, msg } = await order(mall, token, form);
  if (unionId === 0) throw new Error(msg);
  return { unionId, ...(await orderOf(mall, unionId)) };
}

/** The shopper deletes what earlier sequences left unpaid: no more than so many orders may wait for payment. */
const deleteUnpaid = ({ database: { db } }: Mall) =>
  db
    .updateTable('orders')
    .set({ deleted_at: new Date() })
    .where('user_id', '=', PAYER)
    .where('is_pay', '=', false)
    .execute();

/** Two unpaid orders, each with two payments, the last of them for both orders; the first with a card. */
export async function makeWorld(mall: Mall): Promise<World> {
  await deleteUnpaid(mall);
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
    mall.database.db.transaction().execute(async (trx) =>
      createUnion(trx, {
        userId: PAYER,
        orders: [...orders.map(part), ...(await addOnsOf(trx, [first.id]))(first.id)],
        supportPayTypes: [],
        platform: 'mobile',
      }),
    );
  const unions = [first.unionId, second.unionId, await more([first]), await more([first, second])];
  return { mall, tokens, keeper: await mall.tokenOf(KEEPER), orders: [first.id, second.id], unions };
}

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

export const tradesOf = ({ mall, unions }: World) =>
  mall.database.db
    .selectFrom('payment_attempts')
    .select([
      'id',
      'provider',
      'out_trade_no as tradeNo',
      'amount_fen as amountFen',
      'transaction_no as transactionNo',
    ])
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
  // A provider that has not received the trade's end: it also accepts money for closed ones.
  if (does === 'take-money') await open.set({ transaction_no: `model-${one.id}` }).execute();
  if (does === 'leave-cashier') await open.set({ state: 'closed' }).where('state', '=', 'created').execute();
  if (does === 'notice') await notify(world, one);
  if (does === 'wrong-amount') await notify(world, one, { amountFen: one.amountFen + 1 });
  const other = trades.find(({ id, transactionNo }) => id !== one.id && transactionNo !== null);
  if (does === 'foreign-notice' && other?.transactionNo) {
    const settling = { payables: payablesOf(PLUGINS), now: new Date() };
    const outcome = await handleNotification(db, { ...one, transactionNo: other.transactionNo }, settling);
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

export async function act(world: World, does: Command): Promise<void> {
  const { mall, keeper } = world;
  if ('trade' in does) return actOnTrade(world, does);
  if ('union' in does) return actOnUnion(world, does);
  if ('fen' in does) return topUp(world, does.fen);
  const orderId = at(world.orders, does.order) ?? 0;
  if (does.does === 'expire')
    return void (await mall.database.db
      .transaction()
      .execute((trx) => cancelUnpaid(trx, { orderId: orderId, reason: '超时', plugins: PLUGINS })));
  const { code } =
    does.does === 'cash'
      ? await mall.call(orderClerkAffirmPay, { id: orderId, action_type: 1 }, { token: keeper })
      : await mall.call(orderCancel, { id: orderId }, { token: world.tokens[0] });
  expect([0, 1]).toContain(code);
}

/** Purchases of cards: whether each was paid as its order was, and the days that the shopper holds by them. */
export async function cardsOf({ mall }: World) {
  const { db } = mall.database;
  const purchases = await db
    .selectFrom('vip_card_purchases')
    .innerJoin('orders', 'orders.id', 'vip_card_purchases.order_id')
    .select(['vip_card_purchases.paid_at', 'orders.is_pay'])
    .execute();
  const held = await db
    .selectFrom('vip_card_holders')
    .select(['begin_at', 'end_at'])
    .where('user_id', '=', PAYER)
    .executeTakeFirst();
  return {
    isAsPaid: purchases.every(({ paid_at: paidAt, is_pay: isPaid }) => isPaid === (paidAt !== null)),
    paidDays: purchases.filter(({ paid_at: paidAt }) => paidAt !== null).length * CARD_DAYS,
    heldDays: held === undefined ? 0 : (held.end_at.getTime() - held.begin_at.getTime()) / DAY_MS,
  };
}

/** Fen of the shopper and his payments, some of which were paid in cash to the clerk. */
export async function moneyOf({ mall, unions }: World) {
  const { db } = mall.database;
  const user = await db
    .selectFrom('users')
    .select(['balance_fen', 'frozen_balance_fen'])
    .where('id', '=', PAYER)
    .executeTakeFirstOrThrow();
  const paid = await db
    .selectFrom('payment_unions')
    .select(['amount_fen', 'method'])
    .where('id', 'in', [...unions])
    .where('is_pay', '=', true)
    .execute();
  const sumOf = (rows: typeof paid) => rows.reduce((sum, { amount_fen }) => sum + amount_fen, 0);
  return {
    user,
    paidFen: sumOf(paid),
    cashFen: sumOf(paid.filter(({ method }) => method === 'cash')),
  };
}
