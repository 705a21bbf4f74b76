// Proves the timed transitions of orders on both databases: cancelled, received, finished; each once.
import { beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { jobRunnerOver } from '~/tests/server/rounds-helpers';
import type { Database } from '../db/database';
import { auditLedger } from '../payments/audit';
import { createUnion, lockUnion } from '../payments/unions';
import { provePayment } from '../payments/pay-password';
import { freezeBalance } from '../payments/settle';

const NOW = new Date('2026-11-21T10:00:00+08:00');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
const SHOPPER = 1;

describeOnBothDatabases('orders left to themselves', (open) => {
  let database: Database;
  let failures: unknown[];
  beforeEach(async () => {
    database = await open();
    failures = [];
  });

  const run = (now = NOW) =>
    jobRunnerOver(database.db, (error, what) => failures.push([what, error])).run(now);

  const orderOf = (id: number) =>
    database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** An order of the shopper's in a state of the seed: 0 unpaid, 1 sent, 2 received. */
  async function seeded(state: { is_pay?: boolean; is_send: boolean; is_confirm: boolean }): Promise<number> {
    const { is_pay: isPaid, is_send: isSent, is_confirm: isConfirmed } = state;
    const { id } = await database.db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', SHOPPER)
      .where('cancel_status', '=', 0)
      .where('is_sale', '=', false)
      .where('is_pay', '=', isPaid ?? true)
      .where('is_send', '=', isSent)
      .where('is_confirm', '=', isConfirmed)
      .where('pay_type', '<>', 2)
      .executeTakeFirstOrThrow();
    return id;
  }
  const unpaid = () => seeded({ is_pay: false, is_send: false, is_confirm: false });

  /** Stock of every SKU, by its id. */
  async function stock(): Promise<Record<number, number>> {
    const rows = await database.db.selectFrom('skus').select(['id', 'stock']).execute();
    return Object.fromEntries(rows.map(({ id, stock: pieces }) => [id, pieces]));
  }

  async function pieces(orderId: number): Promise<{ skuId: number; num: number }[]> {
    const rows = await database.db
      .selectFrom('order_lines')
      .select(['sku_id as skuId', 'num'])
      .where('order_id', '=', orderId)
      .execute();
    return rows;
  }

  it('cancels an order that was not paid in time and restores its stock, once', async () => {
    const id = await unpaid();
    await database.db
      .updateTable('orders')
      .set({ auto_cancel_at: minutes(30) })
      .where('id', '=', id)
      .execute();
    const before = await stock();
    await run(minutes(29));
    expect(await orderOf(id)).toMatchObject({ cancel_status: 0 });
    await Promise.all([run(minutes(30)), run(minutes(30))]);
    await run(minutes(31));
    expect(await orderOf(id)).toMatchObject({ cancel_status: 1, is_pay: false });
    const expected = { ...before };
    for (const { skuId, num } of await pieces(id)) expected[skuId] = (expected[skuId] ?? 0) + num;
    expect(await stock()).toEqual(expected);
    expect(failures).toEqual([]);
    expect(await auditLedger(database.db)).toEqual([]);
  });

  it('releases the frozen balance of a combination payment when its order is cancelled (PAY-57)', async () => {
    const id = await unpaid();
    const order = await orderOf(id);
    const spending = { db: database.db, user: { id: SHOPPER }, token: '', now: NOW };
    const proof = await provePayment(spending, { isAsked: false, password: '', isSkipped: false });
    await database.db.transaction().execute(async (trx) => {
      const unionId = await createUnion(trx, {
        userId: SHOPPER,
        orders: [{ id, orderNo: order.order_no, amountFen: order.total_pay_price_fen, title: '茶' }],
        supportPayTypes: [],
        platform: 'mobile',
      });
      await freezeBalance(trx, await lockUnion(trx, { unionId, userId: SHOPPER }), proof);
      await trx.updateTable('orders').set({ auto_cancel_at: NOW }).where('id', '=', id).execute();
    });
    await run();
    const user = await database.db
      .selectFrom('users')
      .select('frozen_balance_fen')
      .where('id', '=', SHOPPER)
      .executeTakeFirstOrThrow();
    expect(user.frozen_balance_fen).toBe(0);
    expect(await auditLedger(database.db)).toEqual([]);
    expect(failures).toEqual([]);
  });

  /** Copies of an unpaid order whose time is over, each with a payment of its own. */
  async function overdueCopies(of: number, count: number): Promise<{ orderId: number; unionId: number }[]> {
    const above = 900_000;
    const copied = (table: string, own: string, where: string) => `
      insert into ${table} overriding system value
      select (jsonb_populate_record(null::${table}, to_jsonb(one) || ${own})).*
        from ${table} one, generate_series(1, ${count}) n where ${where} = ${of}`;
    const order = `jsonb_build_object('id', ${above} + n, 'order_no', 'copy-' || n, 'submission_id', null,
      'auto_cancel_at', '${NOW.toISOString()}')`;
    const line = `jsonb_build_object('id', ${above} + one.id * 1000 + n, 'order_id', ${above} + n)`;
    await database.executeSql(copied('orders', order, 'one.id'));
    await database.executeSql(copied('order_lines', line, 'one.order_id'));
    const { total_pay_price_fen: amountFen } = await orderOf(of);
    return database.db.transaction().execute(async (trx) => {
      const copies = [];
      for (let orderId = above + 1; orderId <= above + count; orderId += 1) {
        const orders = [{ id: orderId, orderNo: `copy-${orderId - above}`, amountFen, title: '茶' }];
        const union = { userId: SHOPPER, orders, supportPayTypes: [], platform: 'mobile' };
        copies.push({ orderId, unionId: await createUnion(trx, union) });
      }
      return copies;
    });
  }

  it('cancels many overdue orders in few statements, and gives back what each had reserved', async () => {
    const id = await unpaid();
    const copies = await overdueCopies(id, 40);
    const before = await stock();
    let updates = 0;
    const note = database.writes.note.bind(database.writes);
    database.writes.note = (text) => {
      if (/^update "(?:skus|orders|payment_unions)"/.test(text)) updates += 1;
      note(text);
    };
    await Promise.all([run(), run()]);
    const expected = { ...before };
    for (const { skuId, num } of await pieces(id)) expected[skuId] = (expected[skuId] ?? 0) + 40 * num;
    expect(await stock()).toEqual(expected);
    for (const { orderId } of copies) expect(await orderOf(orderId)).toMatchObject({ cancel_status: 1 });
    expect(updates).toBeLessThan(copies.length);
    expect(failures).toEqual([]);
    expect(await auditLedger(database.db)).toEqual([]);
  });

  it('cancels the others where one of many cannot be, and tells of that one', async () => {
    const copies = await overdueCopies(await unpaid(), 6);
    const [broken] = copies;
    // More than the shopper has frozen: the release of it violates a constraint.
    await database.db
      .updateTable('payment_unions')
      .set({ frozen_balance_fen: 999 })
      .where('id', '=', broken?.unionId ?? 0)
      .execute();
    await run();
    const states = await Promise.all(copies.map(({ orderId }) => orderOf(orderId)));
    expect(states.map((order) => order.cancel_status)).toEqual([0, 1, 1, 1, 1, 1]);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject([`cancel-overdue ${broken?.orderId}`, expect.anything()]);
  });

  it('does not cancel what was paid, or is to be paid on delivery', async () => {
    const paid = await seeded({ is_send: false, is_confirm: false });
    const onDelivery = await unpaid();
    await database.db
      .updateTable('orders')
      .set({ auto_cancel_at: NOW })
      .where('id', 'in', [paid, onDelivery])
      .execute();
    await database.db.updateTable('orders').set({ pay_type: 2 }).where('id', '=', onDelivery).execute();
    await run(minutes(1));
    expect(await orderOf(paid)).toMatchObject({ cancel_status: 0 });
    expect(await orderOf(onDelivery)).toMatchObject({ cancel_status: 0 });
  });

  it('confirms receipt and ends the after-sale window, each when its time has come', async () => {
    const id = await seeded({ is_send: true, is_confirm: false });
    await database.db.updateTable('orders').set({ auto_confirm_at: NOW }).where('id', '=', id).execute();
    await run();
    const received = await orderOf(id);
    expect(received).toMatchObject({ is_confirm: true, is_sale: false });
    expect(received.auto_sales_at).not.toBeNull();
    const endsAt = received.auto_sales_at ?? NOW;
    await run(new Date(endsAt.getTime() - 1000));
    expect(await orderOf(id)).toMatchObject({ is_sale: false });
    await Promise.all([run(endsAt), run(endsAt)]);
    expect(await orderOf(id)).toMatchObject({ is_sale: true });
    expect(failures).toEqual([]);
    expect(await auditLedger(database.db)).toEqual([]);
  });

  it('leaves an order whose goods are being disputed', async () => {
    const id = await seeded({ is_send: true, is_confirm: true });
    await database.db.updateTable('orders').set({ auto_sales_at: NOW }).where('id', '=', id).execute();
    await database.db
      .updateTable('order_lines')
      .set({ refund_status: 1 })
      .where('order_id', '=', id)
      .execute();
    await run();
    expect(await orderOf(id)).toMatchObject({ is_sale: false });
    await database.db
      .updateTable('order_lines')
      .set({ refund_status: 2 })
      .where('order_id', '=', id)
      .execute();
    await run();
    expect(await orderOf(id)).toMatchObject({ is_sale: true });
  });
});
