// Proves the one order of locks (docs/decisions/073): no two commands on the same goods of one shopper deadlock.
import { PLUGINS } from '~/server/app/load-plugins';
import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { orderCancel } from '~/schemas/api/order.gen';
import { paymentPayBuyBalance, paymentPayBuyHuodao, paymentPayData } from '~/schemas/api/payment.gen';
import { cancelUnpaid } from '~/server/families/order/cancel';
import { forceCancel } from '~/server/families/order/cancel-paid';
import { auditLedger } from '~/server/payments/audit';
import { postBalance } from '~/server/ledger/ledger';
import { describeOnBothDatabases } from '../database-helpers';
import { type Mall, openMall } from '../mall-helpers';
import { walkCashier } from './cashier-helpers';
import { formOf, goodsOf, order, orderOf, plainGoods, setOption, setStock } from './checkout-helpers';

const PAYER = 1;
/** In each all commands are done at once, each of them twice. */
const ROUNDS = 3;

const NOTHING: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => Promise.resolve(result),
};

interface Shop {
  mall: Mall;
  token: string;
}

/** What is done at once with everything that was made ready for it. */
type Command = (shop: Shop) => Promise<() => Promise<unknown>>;

/** Two goods, whose order the form may turn round. */
async function place({ mall, token }: Shop): Promise<number> {
  const goods = [goodsOf(await plainGoods(mall)), goodsOf(await plainGoods(mall, 1))];
  const turned = Math.random() < 0.5 ? goods : [...goods].reverse();
  const { unionId, msg } = await order(mall, token, formOf(turned, { remark: randomUUID() }));
  if (unionId === 0) throw new Error(msg);
  return unionId;
}

const payFromBalance = ({ mall, token }: Shop, id: number) =>
  mall.ask(paymentPayBuyBalance, { id, is_need_pay_password: 0 }, { token });

const setBalance = (mall: Mall, fen: number) =>
  mall.database.db.transaction().execute(async (trx) => {
    const { balance_fen: before } = await trx
      .selectFrom('users')
      .select('balance_fen')
      .where('id', '=', PAYER)
      .executeTakeFirstOrThrow();
    await postBalance(trx, {
      userId: PAYER,
      type: before > fen ? 2 : 1,
      moneyFen: Math.abs(before - fen),
      description: '测试',
      reason: 'test',
      sourceId: randomUUID(),
    });
  });

const COMMANDS: Readonly<Record<string, Command>> = {
  order: async (shop) => () => place(shop),
  balance: async (shop) => {
    const id = await place(shop);
    return () => payFromBalance(shop, id);
  },
  cashier: async (shop) => {
    const id = await place(shop);
    const { mall, token } = shop;
    const { url = '' } = await mall.ask(paymentPayData, { id, pay_type: 'alipay_h5' }, { token });
    return () => walkCashier(mall, url, 'pay');
  },
  'on delivery': async (shop) => {
    const id = await place(shop);
    return () => shop.mall.ask(paymentPayBuyHuodao, { id }, { token: shop.token });
  },
  cancel: async (shop) => {
    const { id } = await orderOf(shop.mall, await place(shop));
    return () => shop.mall.ask(orderCancel, { id }, { token: shop.token });
  },
  'cancel paid': async (shop) => {
    const union = await place(shop);
    await payFromBalance(shop, union);
    const { id: orderId } = await orderOf(shop.mall, union);
    const by = { now: new Date() };
    return () =>
      shop.mall.database.db
        .transaction()
        .execute((trx) => forceCancel(trx, { orderId, ...by, plugins: PLUGINS }));
  },
};

async function cancelOpen({ database: { db } }: Mall): Promise<void> {
  const open = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', PAYER)
    .where('is_pay', '=', false)
    .where('cancel_status', '=', 0)
    .execute();
  for (const { id } of open)
    await db
      .transaction()
      .execute((trx) => cancelUnpaid(trx, { orderId: id, reason: '测试', plugins: PLUGINS }));
}

describeOnBothDatabases('Locks', (open) => {
  it('are taken in one order by each two commands, so that none waits for another for ever', async () => {
    const database = await open();
    // The embedded one has one connection: no two transactions at once.
    if (database.kind === 'embedded') return;
    // With a plugin it is no database that does a transaction again: a deadlock is a failure.
    const mall = openMall({ ...database, db: database.db.withPlugin(NOTHING) });
    const shop = { mall, token: await mall.tokenOf(PAYER) };
    await setOption(mall, 'recharge_setting', { status: 1, is_pay_password: 0 });
    for (const nth of [0, 1]) await setStock(mall, (await plainGoods(mall, nth)).skuId, 1000);
    await setBalance(mall, 100_000_000);
    const commands = Object.values(COMMANDS).flatMap((command) => [command, command]);
    for (let round = 0; round < ROUNDS; round += 1) {
      const ready = await Promise.all(commands.map((command) => command(shop)));
      const outcomes = await Promise.allSettled(ready.map((act) => act()));
      const failed = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
      expect([failed, mall.failures]).toEqual([[], []]);
      await cancelOpen(mall);
    }
    expect(await auditLedger(database.db)).toEqual([]);
    mall.close();
  });
});
