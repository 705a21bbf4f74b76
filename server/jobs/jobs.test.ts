// Proves timed work on both databases: recovery after a crash, expiry, a failing job.
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { SECRET } from '~/tests/server/mall-helpers';
import { waitUntil } from '~/tests/server/money/cashier-helpers';
import { WECHAT_KEYS } from '~/tests/server/providers/fake-wechat-pay';
import { noMessages, jobRunnerOver } from '~/tests/server/rounds-helpers';
import { auditLedger } from '../payments/audit';
import { Payments } from '../payments/payments';
import { createUnion } from '../payments/unions';
import type { Database } from '../db/database';
import { startJobs } from './jobs';

const NOW = new Date('2026-11-21T10:00:00+08:00');
const SHOPPER = 1;

/** A payment of the shopper's unpaid order that the provider took, but whose notification was lost. */
async function takeMoney({ db }: Database): Promise<{ unionId: number; orderId: number }> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'order_no', 'total_pay_price_fen'])
    .where('user_id', '=', SHOPPER)
    .where('is_pay', '=', false)
    .where('pay_type', '=', 0)
    .where('cancel_status', '=', 0)
    .executeTakeFirstOrThrow();
  const amountFen = order.total_pay_price_fen;
  const unionId = await db.transaction().execute((trx) =>
    createUnion(trx, {
      userId: SHOPPER,
      orders: [{ id: order.id, orderNo: order.order_no, amountFen, title: '明前龙井' }],
      supportPayTypes: [],
      platform: 'mobile',
    }),
  );
  await db
    .insertInto('payment_attempts')
    .values({
      payment_union_id: unionId,
      method: 'wechat_h5',
      out_trade_no: 'trade-1',
      amount_fen: amountFen,
      transaction_no: 'taken-1',
    })
    .execute();
  return { unionId, orderId: order.id };
}

const isPaid = async ({ db }: Database, unionId: number) =>
  (await db.selectFrom('payment_unions').select('is_pay').where('id', '=', unionId).executeTakeFirstOrThrow())
    .is_pay;

const orderRow = ({ db }: Database, id: number) =>
  db.selectFrom('orders').select(['is_pay', 'cancel_status']).where('id', '=', id).executeTakeFirstOrThrow();

/** Payments whose provider does not answer until it hangs up. */
function hangingProvider() {
  let hangUp = (): void => undefined;
  let calls = 0;
  const hung = new Promise<Response>((_done, fail) => {
    hangUp = () => fail(new TypeError('fetch failed'));
  });
  const send = () => {
    calls += 1;
    return hung;
  };
  const sender = { send, retryDelaysMs: [] };
  const payments = new Payments({ secret: SECRET, wechatPay: WECHAT_KEYS, sender });
  return { payments, hangUp: () => hangUp(), calls: () => calls };
}

describeOnBothDatabases('timed work', (open) => {
  const failures: unknown[] = [];
  const noting = ({ db }: Database) => jobRunnerOver(db, (error, what) => failures.push([what, error]));

  it('finds nothing to do in a fresh demo', async () => {
    const database = await open();
    expect(await noting(database).run(new Date())).toBe(0);
    expect(failures).toEqual([]);
  });

  it('settles a payment whose notification got lost, once', async () => {
    const database = await open();
    const { unionId, orderId } = await takeMoney(database);
    const rounds = noting(database);
    expect(await rounds.run(NOW)).toBe(1);
    expect(await rounds.run(NOW)).toBe(0);
    expect(await isPaid(database, unionId)).toBe(true);
    expect((await orderRow(database, orderId)).is_pay).toBe(true);
    expect(await auditLedger(database.db)).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('settles it once in two processes at the same time', async () => {
    const database = await open();
    const { unionId } = await takeMoney(database);
    await Promise.all([noting(database).run(NOW), noting(database).run(NOW)]);
    expect(await isPaid(database, unionId)).toBe(true);
    const events = await database.db
      .selectFrom('order_events')
      .innerJoin('payment_union_orders', 'source_id', 'order_events.order_id')
      .select('order_events.id')
      .where('payment_union_id', '=', unionId)
      .where('event', '=', 'paid')
      .execute();
    expect(events).toHaveLength(1);
    expect(failures).toEqual([]);
  });

  it('deletes expired codes and counts two days later, and nothing valid', async () => {
    const { db } = await open();
    const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
    const code = { mobile: '13800000001', code_hash: 'x', purpose: 'sign-in' };
    await db
      .insertInto('sms_codes')
      .values([
        { ...code, expires_at: hours(-49) },
        { ...code, expires_at: hours(-47) },
        { ...code, expires_at: hours(1) },
      ])
      .execute();
    await db
      .insertInto('rate_limits')
      .values([
        { key: 'old', hits: [], expires_at: hours(-49) },
        { key: 'new', hits: [], expires_at: hours(-47) },
      ])
      .execute();
    await jobRunnerOver(db).run(NOW);
    expect(await db.selectFrom('sms_codes').select('id').execute()).toHaveLength(2);
    expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'new' }]);
  });

  it('begins at once and ends after the round that runs', async () => {
    const database = await open();
    const { unionId } = await takeMoney(database);
    const jobs = await startJobs(database, { gateway: noMessages });
    await jobs.stop();
    expect(await isPaid(database, unionId)).toBe(true);
  });

  it('cancels an unpaid order while a provider does not answer', async () => {
    const database = await open();
    const { unionId, orderId } = await takeMoney(database);
    await database.db
      .updateTable('payment_attempts')
      .set({ provider: 'wechat', transaction_no: null, check_at: new Date(0) })
      .where('payment_union_id', '=', unionId)
      .execute();
    await database.db
      .updateTable('orders')
      .set({ auto_cancel_at: new Date(0) })
      .where('id', '=', orderId)
      .execute();
    const provider = hangingProvider();
    const onFailure = () => undefined;
    const options = { gateway: noMessages, payments: provider.payments, onFailure, providersFirstMs: 50 };
    const jobs = await startJobs(database, options);
    const isCancelled = await waitUntil(async () => (await orderRow(database, orderId)).cancel_status === 1);
    provider.hangUp();
    await jobs.stop();
    expect([provider.calls(), isCancelled]).toEqual([1, true]);
  });

  it('reports a job that fails, and still runs the others', async () => {
    const database = await open();
    await database.db
      .insertInto('rate_limits')
      .values({ key: 'old', hits: [], expires_at: new Date(0) })
      .execute();
    await database.executeSql('alter table payment_attempts rename to elsewhere');
    const reported: string[] = [];
    await jobRunnerOver(database.db, (_error, what) => reported.push(what)).run(NOW);
    expect(reported).toEqual(['take-lost-notices']);
    expect(await database.db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
  });
});
