// Proves by random sequences of what shopper, shop and clock do with after-sales, two at a time, that never more goes
// back than was paid, by no other way, and that the ledger, the stock of points and the lines add up, on both databases.
import { PLUGINS } from '~/server/app/load-plugins';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { textFromFen } from '~/domain/money';
import { adminOrderCancel, adminOrderForceCancel } from '~/schemas/api/admin-order.gen';
import { orderCancel, orderCancelApply, orderConfirm } from '~/schemas/api/order.gen';
import { refundSend, refundWithdraw } from '~/schemas/api/refund.gen';
import { endAfterSales } from '~/server/families/order/receipt';
import { turnToReturn } from '~/server/families/refund/late-exchange';
import { endOverdueStep } from '~/server/families/refund/overdue';
import { MallError } from '~/server/http/errors';
import { sendRefunds } from '~/server/jobs/refund-jobs';
import { auditLedger } from '~/server/payments/audit';
import { Payments } from '~/server/payments/payments';
import { describeOnBothDatabases } from '../database-helpers';
import { type Mall, openMall, SECRET } from '../mall-helpers';
import { reload, userOf } from './checkout-helpers';
import { modelRuns } from './model-runs';
import {
  addAddress,
  answer,
  askRefund,
  buy,
  BUYER,
  givePoints,
  linesOf,
  MANAGER,
  receiveReturn,
  refundsOf,
  sendAll,
  sendFirst,
} from './refund-helpers';

const RUNS = 8;
const LATER = new Date('2100-01-01T00:00:00Z');

/** Numbers select an order, a line, a request; `part` is of the most that could be asked, in percent. */
interface Command {
  does: (typeof ACTS)[number];
  order: number;
  at: number;
  type: 1 | 2 | 3;
  num: number;
  part: number;
}

const ACTS = [
  'ask',
  'advance',
  'agree',
  'refuse',
  'send-back',
  'receive',
  'pay-back',
  'exchange',
  'to-return',
  'withdraw',
  'overdue',
  'cancel',
  'withdraw-cancel',
  'agree-cancel',
  'force-cancel',
  'send',
  'confirm',
  'finish',
] as const;

const command: fc.Arbitrary<Command> = fc.record({
  // Most steps are the usual ones, so that requests come to an end; the others come in between at any time.
  does: fc.oneof(
    { weight: 3, arbitrary: fc.constant('ask' as const) },
    { weight: 5, arbitrary: fc.constant('advance' as const) },
    { weight: 4, arbitrary: fc.constantFrom(...ACTS) },
  ),
  order: fc.constantFrom(0, 0, 1, 1, 2, 3),
  at: fc.nat(5),
  type: fc.constantFrom(1 as const, 1 as const, 2 as const, 3 as const, 3 as const),
  num: fc.integer({ min: 1, max: 3 }),
  part: fc.constantFrom(0, 33, 100, 100, 100, 100, 101),
});
const steps = fc.array(fc.array(command, { minLength: 1, maxLength: 2 }), { minLength: 15, maxLength: 40 });

interface World {
  mall: Mall;
  token: string;
  admin: string;
  addressId: number;
  orders: readonly number[];
  /** Another SKU of the same goods at the same price, by the one that was bought: nobody buys it. */
  twins: ReadonlyMap<number, number>;
}

const STOCK = 7;

async function addTwins(mall: Mall, orders: readonly number[]): Promise<Map<number, number>> {
  const twins = new Map<number, number>();
  const { db } = mall.database;
  for (const { sku_id: id } of (await Promise.all(orders.map((one) => linesOf(mall, one)))).flat()) {
    if (twins.has(id)) continue;
    const { rows } = await sql<{
      id: number;
    }>`insert into skus (goods_id, sign_id, attr_list, price_fen, stock)
      select goods_id, 'twin' || id || '-' || ${Date.now()}, attr_list, price_fen, ${STOCK} from skus where id = ${id}
      returning id`.execute(db);
    twins.set(id, rows[0]?.id ?? 0);
  }
  return twins;
}

/** What lies on the shelf of each twin, is held for exchanges and was sent is what there was. */
async function expectTwinsWhole({ mall, twins }: World): Promise<void> {
  const { rows } = await sql<{ whole: number }>`
    select s.stock + coalesce(sum(case when f.is_confirm and f.status = 2 and f.type = 2 and f.deleted_at is null
      then f.num else f.exchange_held_num end), 0)::int as whole
    from skus s left join order_refunds f on f.exchange_sku_id = s.id
    where s.id in (${sql.join([...twins.values()])}) group by s.id`.execute(mall.database.db);
  expect(new Set(rows.map(({ whole }) => whole))).toEqual(new Set([STOCK]));
}

async function makeWorld(mall: Mall): Promise<World> {
  const [token, admin] = [await mall.tokenOf(BUYER), await mall.tokenOf(MANAGER)];
  const addressId = await addAddress(mall, admin);
  await givePoints(mall, 5000);
  const sent = await buy(mall, { token, way: 'combined', usesPoints: true });
  const alsoSent = await buy(mall, { token, way: 'provider' });
  const unsent = await buy(mall, { token, way: 'balance' });
  const partlySent = await buy(mall, { token, way: 'provider' });
  for (const { id } of [sent, alsoSent]) await sendAll(mall, id, admin);
  await sendFirst(mall, partlySent.id, admin);
  const orders = [sent.id, alsoSent.id, unsent.id, partlySent.id];
  return { mall, token, admin, addressId, orders, twins: await addTwins(mall, orders) };
}

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

async function askFor(world: World, orderId: number, { at, type, num, part }: Command) {
  const line = pick(await linesOf(world.mall, orderId), at);
  if (line === undefined) return null;
  const wanted = type === 2 && part > 0 ? world.twins.get(line.sku_id) : undefined;
  const fen = type === 2 ? 0 : Math.floor((line.total_price_fen * num * part) / (100 * line.num));
  const goods_status = at % 2 === 0 ? '已收到货' : '未收到货';
  return askRefund(
    world.mall,
    {
      id: line.id,
      type,
      num,
      refund_price: textFromFen(fen),
      goods_status,
      ...(wanted === undefined ? {} : { exchange_sku_id: wanted }),
    },
    world.token,
  );
}

type Refund = Awaited<ReturnType<typeof refundsOf>>[number];

/** The usual next step of a request. */
function nextStep({ type, status, is_send, is_confirm }: Refund): Command['does'] {
  if (status === 1) return 'agree';
  if (!is_send) return 'send-back';
  if (type === 2) return 'exchange';
  return is_confirm ? 'pay-back' : 'receive';
}

/** Turns an exchange whose time is over into a return, unless that is refused. */
async function turnLate(mall: Mall, id: number): Promise<null> {
  const who = { id, userId: BUYER, now: LATER };
  await mall.database.db
    .transaction()
    .execute((trx) => turnToReturn(trx, who))
    .catch((error: unknown) => {
      if (!(error instanceof MallError)) throw error;
    });
  return null;
}

/** What is done with a request: the newest one where it advances. */
async function handle(world: World, orderId: number, { does: chosen, at, part }: Command) {
  const { mall, token, admin, addressId } = world;
  const refunds = await refundsOf(mall, orderId);
  const refund = chosen === 'advance' ? refunds.at(-1 - (at % 2)) : pick(refunds, at);
  if (refund === undefined) return null;
  const does = chosen === 'advance' ? nextStep(refund) : chosen;
  const { id, type } = refund;
  const parcel = { express: '顺丰速运', express_no: 'SF2' };
  const amount = textFromFen(Math.floor((refund.refund_price_fen * part) / 100));
  if (does === 'agree') return answer(mall, { id, type, is_agree: 1, address_id: addressId }, admin);
  if (does === 'refuse') return answer(mall, { id, type, is_agree: refund.status === 1 ? 0 : 2 }, admin);
  if (does === 'pay-back') return answer(mall, { id, type, is_agree: 1, refund_price: amount }, admin);
  if (does === 'exchange') return answer(mall, { id, type, is_agree: 1, is_express: 1, ...parcel }, admin);
  if (does === 'send-back') return mall.call(refundSend, { id, ...parcel }, { token });
  if (does === 'receive') return receiveReturn(mall, id, admin);
  if (does === 'withdraw') return mall.call(refundWithdraw, { refund_id: id }, { token });
  if (does === 'to-return') return turnLate(mall, id);
  await mall.database.db
    .transaction()
    .execute((trx) => endOverdueStep(trx, { refundId: id, now: LATER, plugins: PLUGINS }));
  return null;
}

async function actOnOrder(world: World, id: number, does: Command['does']) {
  const { mall, token, admin } = world;
  if (does === 'cancel') return mall.call(orderCancel, { id, cause: '缺货' }, { token });
  if (does === 'withdraw-cancel') return mall.call(orderCancelApply, { id }, { token });
  if (does === 'agree-cancel')
    return mall.call(adminOrderCancel, { order_id: id, status: 1 }, { token: admin });
  if (does === 'force-cancel')
    return mall.call(adminOrderForceCancel, { order_id: id, status: 1 }, { token: admin });
  if (does === 'send') await sendAll(mall, id, admin).catch(() => undefined);
  if (does === 'confirm') return mall.call(orderConfirm, { id }, { token });
  if (does === 'finish')
    await mall.database.db
      .transaction()
      .execute((trx) => endAfterSales(trx, { orderId: id, plugins: PLUGINS }));
  return null;
}

const ON_ORDER: ReadonlySet<Command['does']> = new Set([
  'cancel',
  'withdraw-cancel',
  'agree-cancel',
  'force-cancel',
  'send',
  'confirm',
  'finish',
]);

async function act(world: World, does: Command): Promise<void> {
  const orderId = pick(world.orders, does.order) ?? 0;
  const answered = ON_ORDER.has(does.does)
    ? await actOnOrder(world, orderId, does.does)
    : does.does === 'ask'
      ? await askFor(world, orderId, does)
      : await handle(world, orderId, does);
  if (answered !== null) expect([0, 1]).toContain(answered.code);
}

/** Sends what waits for the provider, twice: its number makes the second sending harmless. */
async function settleProvider({ database: { db } }: Mall): Promise<void> {
  const job = sendRefunds(new Payments({ secret: SECRET }));
  const due = await job.due(db, new Date(), []);
  for (const id of [...due, ...due]) await job.act(db, id, new Date());
  expect(await job.due(db, new Date(), [])).toEqual([]);
}

async function channelSums({ mall, orders }: World) {
  const rows = await mall.database.db
    .selectFrom('payment_refunds')
    .select(['order_id', 'channel', 'amount_fen'])
    .where('order_id', 'in', [...orders])
    .execute();
  return (channel: string) =>
    rows.filter((row) => row.channel === channel).reduce((sum, row) => sum + row.amount_fen, 0);
}

describeOnBothDatabases('after-sales', (open) => {
  let mall: Mall;
  beforeEach(async () => {
    mall = openMall(await open());
    const { db } = mall.database;
    await db.updateTable('users').set({ pay_password_hash: null }).where('id', '=', BUYER).execute();
    await db.updateTable('skus').set({ stock: 100_000 }).execute();
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const play = async (played: readonly (readonly Command[])[]) => {
    const world = await makeWorld(mall);
    const before = await userOf(mall, BUYER);
    for (const step of played) await Promise.all(step.map((does) => act(world, does)));
    await settleProvider(mall);
    await expectTwinsWhole(world);
    expect(await auditLedger(mall.database.db)).toEqual([]);
    const after = await userOf(mall, BUYER);
    const sumOf = await channelSums(world);
    const gifts = await mall.database.db
      .selectFrom('balance_logs')
      .select(({ fn }) => fn.sum<string | null>('money_fen').as('fen'))
      .where('user_id', '=', BUYER)
      .where('reason', '=', 'order-gift')
      .where(
        'source_id',
        'in',
        world.orders.map((id) => `order:${id}`),
      )
      .executeTakeFirstOrThrow();
    expect(after.balance_fen - before.balance_fen - Number(gifts.fen ?? 0)).toBe(sumOf('balance'));
    for (const id of world.orders) {
      const { refunded_fen: back, total_pay_price_fen: paid } = await reload(mall, id);
      expect(back).toBeLessThanOrEqual(paid);
    }
    return world;
  };

  it('pay back what was paid, never more, in any order', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (played) => {
        await play(played);
      }),
      // Shrinking would replay hundreds of sequences on a database with the earlier ones.
      { numRuns: modelRuns(mall.database, RUNS), endOnFailure: true },
    );
  });

  it('come to their end where both sides act twice at once', async () => {
    const usual = { order: 1, at: 0, type: 3, num: 2, part: 100 } as const;
    const twice = (does: Command['does']): Command[] => [
      { ...usual, does },
      { ...usual, does },
    ];
    const { orders } = await play([twice('ask'), twice('advance'), twice('advance'), twice('pay-back')]);
    const paid = await mall.database.db
      .selectFrom('payment_refunds')
      .select(['order_id', 'channel', 'state'])
      .where('order_id', 'in', [...orders])
      .execute();
    expect(paid).toEqual([{ order_id: orders[1], channel: 'provider', state: 'done' }]);
  });
});
