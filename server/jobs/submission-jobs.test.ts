// Proves on both databases that submissions left by a crash become orders once, or fail with a message.
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { jobRunnerOver } from '~/tests/server/rounds-helpers';
import type { Database } from '../db/database';
import { auditLedger } from '../payments/audit';

const SHOPPER = 1;
const NOW = new Date('2026-11-21T10:00:00+08:00');
const seconds = (count: number) => new Date(NOW.getTime() + count * 1000);

/** A submission of two pieces as a killed server leaves it. */
async function leave({ db }: Database): Promise<{ id: number; skuId: number; stock: number }> {
  const sku = await db
    .selectFrom('skus')
    .innerJoin('goods', 'goods.id', 'skus.goods_id')
    .select(['skus.id', 'goods_id', 'stock'])
    .where('is_on_sale', '=', true)
    .where('is_negotiable', '=', false)
    .where('type', '=', 'goods')
    .where('min_number', '=', 1)
    .where('confine_count', '=', -1)
    .where('limit_buy_value', '=', -1)
    .where('stock', '>', 10)
    .where('sell_begin_at', 'is', null)
    .orderBy('skus.id')
    .executeTakeFirstOrThrow();
  const line = { id: sku.goods_id, goods_attr_id: sku.id, num: 2, cart_id: 0 };
  const group = {
    mch_id: 0,
    goods_list: [line],
    send_type: 'express',
    user_coupon_id: 0,
    use_integral: 0,
    remark: '',
  };
  const { id } = await db
    .insertInto('order_submissions')
    .values({
      token: 'left-behind',
      user_id: SHOPPER,
      form_digest: 'left-behind',
      form_data: JSON.stringify({ list: [group], address_id: 0 }),
      error: null,
      payment_union_id: null,
      created_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, skuId: sku.id, stock: sku.stock };
}

const submission = ({ db }: Database, id: number) =>
  db.selectFrom('order_submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const ordersOf = ({ db }: Database, id: number) =>
  db.selectFrom('orders').select('id').where('submission_id', '=', id).execute();

async function stockOf({ db }: Database, skuId: number): Promise<number> {
  const { stock } = await db
    .selectFrom('skus')
    .select('stock')
    .where('id', '=', skuId)
    .executeTakeFirstOrThrow();
  return stock;
}

describeOnBothDatabases('submissions that a crash left behind', (open) => {
  const failures: unknown[] = [];
  const run = ({ db }: Database, now: Date) =>
    jobRunnerOver(db, (error, what) => failures.push([what, error])).run(now);

  it('become an order once, although several processes resume them', async () => {
    const database = await open();
    const { id, skuId, stock } = await leave(database);
    await Promise.all([run(database, seconds(10)), run(database, seconds(10))]);
    await run(database, seconds(20));
    expect(await submission(database, id)).toMatchObject({ state: 'done', error: null });
    expect(await ordersOf(database, id)).toHaveLength(1);
    expect(await stockOf(database, skuId)).toBe(stock - 2);
    expect(await auditLedger(database.db)).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('are left to the request that queued them at first', async () => {
    const database = await open();
    const { id } = await leave(database);
    await run(database, seconds(4));
    expect(await submission(database, id)).toMatchObject({ state: 'queued' });
  });

  it('fail with a message when the goods are gone meanwhile, and reserve nothing', async () => {
    const database = await open();
    const { id, skuId } = await leave(database);
    await database.db.updateTable('skus').set({ stock: 1 }).where('id', '=', skuId).execute();
    await run(database, seconds(10));
    const failed = await submission(database, id);
    expect(failed.state).toBe('failed');
    expect(failed.error).toContain('库存不足');
    expect(await stockOf(database, skuId)).toBe(1);
    expect(await ordersOf(database, id)).toEqual([]);
  });

  it('fail with a message when nobody can be waiting for them any more', async () => {
    const database = await open();
    const { id, skuId, stock } = await leave(database);
    await run(database, seconds(3600));
    expect(await submission(database, id)).toMatchObject({
      state: 'failed',
      error: '下单超时，请重新提交',
    });
    expect(await stockOf(database, skuId)).toBe(stock);
    expect(failures).toEqual([]);
  });
});
