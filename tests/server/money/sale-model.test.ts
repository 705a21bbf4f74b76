// Proves kinds of sale by random sequences of their commands and of all that moves orders, from sessions at once: what was
// paid is the sum of its parts, nothing is sold twice, and what comes to nothing gives everything back, on both databases.
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderCancel } from '~/schemas/api/order.gen';
import { paymentPayData } from '~/schemas/api/payment.gen';
import { refundSubmit } from '~/schemas/api/refund.gen';
import { textFromFen } from '~/domain/money';
import type { Tables } from '~/server/db/tables';
import { auditLedger } from '~/server/payments/audit';
import { signNotification } from '~/server/payments/sandbox-provider';
import { describeOnBothDatabases } from '../database-helpers';
import { payUnion, runJobs } from '../group-helpers';
import { openMall, SECRET } from '../mall-helpers';
import { setOption } from './checkout-helpers';
import { modelRuns, shareOf } from './model-runs';
import { KINDS } from './sale-kinds/all-kinds';
import type { SaleWorld } from './sale-kinds/kind-under-test';

const RUNS = shareOf(24, { kinds: KINDS.length, least: 6 });
const HOUR_MS = 3_600_000;
const SHOPPERS = [1, 1, 2, 3, 4];

/** What every kind has: payment whole and in parts, notices late and twice, cancelling, after-sales, the clock. */
type Common =
  | { does: 'pay' | 'combine' | 'cashier' | 'cancel' | 'refund'; union: number }
  | { does: 'take-money' | 'notice'; trade: number }
  | { does: 'clock'; hours: number };

const common: fc.Arbitrary<Common> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constant('pay' as const), union: fc.nat(5) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('combine' as const, 'cashier' as const, 'cancel' as const, 'refund' as const),
      union: fc.nat(5),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('take-money' as const, 'notice' as const),
      trade: fc.nat(5),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('clock' as const), hours: fc.constantFrom(1, 25) }) },
);

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

const ownerOf = async ({ mall, shoppers }: SaleWorld, unionId: number) => {
  const union = await mall.database.db
    .selectFrom('payment_unions')
    .select('user_id')
    .where('id', '=', unionId)
    .executeTakeFirstOrThrow();
  return shoppers.find(({ userId }) => userId === union.user_id)?.token ?? '';
};

async function actOnTrade({ mall, unions }: SaleWorld, does: 'take-money' | 'notice', index: number) {
  const { db } = mall.database;
  const trades = await db
    .selectFrom('payment_attempts')
    .select(['id', 'out_trade_no as tradeNo', 'amount_fen as amountFen', 'transaction_no as transactionNo'])
    .where('payment_union_id', 'in', [0, ...unions])
    .orderBy('id', 'desc')
    .execute();
  const one = at(trades, index);
  if (one === undefined) return;
  if (does === 'take-money')
    await db
      .updateTable('payment_attempts')
      .set({ transaction_no: `sale-${one.id}` })
      .where('id', '=', one.id)
      .where('transaction_no', 'is', null)
      .execute();
  if (does === 'take-money' || one.transactionNo === null) return;
  const body = new URLSearchParams(signNotification({ ...one, transactionNo: one.transactionNo }, SECRET));
  await mall.app.request('http://mall.test/sandbox-cashier/notice', { method: 'POST', body });
}

const lineOf = ({ mall }: SaleWorld, unionId: number) =>
  mall.database.db
    .selectFrom('payment_union_orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'source_id')
    .select(['order_lines.id', 'order_lines.order_id', 'total_price_fen'])
    .where('payment_union_id', '=', unionId)
    .where('kind', '=', 'order')
    .executeTakeFirst();

async function actOnUnion(world: SaleWorld, does: Extract<Common, { union: number }>['does'], index: number) {
  const unionId = at(world.unions, index);
  if (unionId === undefined) return;
  const { mall } = world;
  const token = await ownerOf(world, unionId);
  const line = await lineOf(world, unionId);
  const ACTS = {
    pay: () => payUnion(mall, token, unionId),
    combine: () =>
      mall.call(
        paymentPayData,
        { id: unionId, pay_type: 'combination_pay', combination_pay_type: 'alipay_h5' },
        { token },
      ),
    cashier: () => mall.call(paymentPayData, { id: unionId, pay_type: 'wechat_h5' }, { token }),
    cancel: () => line && mall.call(orderCancel, { id: line.order_id, cause: '不想要了' }, { token }),
    refund: () =>
      line &&
      mall.call(
        refundSubmit,
        {
          id: line.id,
          type: 3,
          refund_price: textFromFen(line.total_price_fen),
          remark: '测试',
          cause: '不想要了',
          pic_list: [],
          mobile: '13800000001',
        },
        { token },
      ),
  };
  await ACTS[does]();
}

async function actCommon(world: SaleWorld, command: Common): Promise<void> {
  if ('trade' in command) return actOnTrade(world, command.does, command.trade);
  if ('union' in command) return actOnUnion(world, command.does, command.union);
  world.clock.now = new Date(world.clock.now.getTime() + command.hours * HOUR_MS);
  await runJobs(world.mall, world.clock.now);
}

/** All money of shoppers and the mall less what came in: no command changes it. */
async function moneyOf(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ fen: string }>`select
    (select sum(balance_fen + frozen_balance_fen) from users)
    + (select coalesce(sum(amount_fen), 0) from payment_unions where is_pay)
    - (select coalesce(sum(amount_fen), 0) from payment_refunds where channel = 'balance' or to_balance)
    - (select coalesce(sum(amount_fen), 0) from payment_attempts where transaction_no is not null)
    - (select coalesce(sum(money_fen), 0) from balance_logs where reason = 'test') as fen`.execute(db);
  return Number(rows[0]?.fen);
}

/** Notices of all money that providers took, then the end of everything that waits for the clock. */
async function finish(world: SaleWorld): Promise<void> {
  for (let trade = 0; trade < 8; trade += 1) await actOnTrade(world, 'notice', trade);
  world.clock.now = new Date(world.clock.now.getTime() + 26 * HOUR_MS);
  await runJobs(world.mall, world.clock.now);
}

describeOnBothDatabases('kinds of sale', (open) => {
  const clock = { now: new Date() };
  let world: SaleWorld;
  beforeAll(async () => {
    const mall = openMall(await open(), { now: () => clock.now });
    await setOption(mall, 'recharge_setting', { status: 1, is_pay_password: 0 });
    await mall.database.db.updateTable('users').set({ pay_password_hash: null, balance_fen: 0 }).execute();
    await sql`update users set balance_fen = coalesce((select sum(case type when 1 then money_fen else -money_fen end)
      from balance_logs where user_id = users.id), 0)`.execute(mall.database.db);
    const shoppers = await Promise.all(
      SHOPPERS.map(async (userId) => ({ userId, token: await mall.tokenOf(userId) })),
    );
    world = { mall, shoppers, clock, unions: [] };
  });
  afterAll(() => {
    expect(world.mall.failures).toEqual([]);
    world.mall.close();
  });

  describe.each(KINDS)('$title', (kind) => {
    const command = fc.oneof(
      { weight: 3, arbitrary: kind.commands.map((own) => ({ own })) },
      { weight: 4, arbitrary: common.map((shared) => ({ shared })) },
    );
    const steps = fc.array(fc.array(command, { minLength: 1, maxLength: 3 }), {
      minLength: 4,
      maxLength: 14,
    });

    const play = async (sequence: readonly (readonly ({ own: unknown } | { shared: Common })[])[]) => {
      const { db } = world.mall.database;
      clock.now = new Date();
      world.unions.length = 0;
      await kind.open(world);
      const before = await moneyOf(db);
      for (const step of sequence)
        await Promise.all(
          step.map((one) => ('own' in one ? kind.act(world, one.own) : actCommon(world, one.shared))),
        );
      await finish(world);
      expect(await auditLedger(db)).toEqual([]);
      expect(await kind.problems(world)).toEqual([]);
      expect(await moneyOf(db)).toBe(before);
    };

    it('add up, in any order and from several sessions', { timeout: 300_000 }, async () => {
      await fc.assert(fc.asyncProperty(steps, play), {
        numRuns: modelRuns(world.mall.database, RUNS),
        endOnFailure: true,
      });
    });
  });
});
