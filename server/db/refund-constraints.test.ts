// Proves that the tables of after-sales themselves refuse what must never be stored.
import type { Kysely } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import type { Tables } from './tables';

type Db = Kysely<Tables>;
type Attempt = readonly [what: string, constraint: RegExp, attempt: (db: Db) => Promise<unknown>];

const LATER = new Date('2100-01-01T00:00:00Z');

async function requestOf(db: Db, refund_no: string) {
  const line = await db
    .selectFrom('order_lines')
    .select(['id', 'order_id'])
    .where('refund_status', '=', 0)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return {
    user_id: 1,
    order_id: line.order_id,
    order_line_id: line.id,
    refund_no,
    type: 1 as 1 | 2,
    num: 1,
    refund_price_fen: 1,
    refund_address_id: null,
  };
}

const moneyOf = (refund_no: string) => ({
  order_id: 1,
  order_refund_id: null,
  payment_union_id: 1,
  payment_attempt_id: null,
  channel: 'offline' as 'offline' | 'provider',
  amount_fen: 1,
  refund_no,
  state: 'done' as const,
  provider_no: null,
  done_at: LATER,
});

const REFUSED: readonly Attempt[] = [
  [
    'a second open after-sale of a line',
    /order_refunds_open/,
    async (db) => {
      const rows = [await requestOf(db, 'one'), await requestOf(db, 'other')];
      await db.insertInto('order_refunds').values(rows).execute();
    },
  ],
  [
    'an exchange with money',
    /order_refunds_check/,
    async (db) => {
      const row = { ...(await requestOf(db, 'one')), type: 2 as const };
      await db.insertInto('order_refunds').values(row).execute();
    },
  ],
  [
    'money for a request that nobody agreed to',
    /order_refunds_check/,
    async (db) => {
      const row = { ...(await requestOf(db, 'one')), is_refund: true, refund_at: LATER };
      await db.insertInto('order_refunds').values(row).execute();
    },
  ],
  [
    'more paid back than an order cost',
    /orders_refunded_check/,
    (db) =>
      db
        .updateTable('orders')
        .set((eb) => ({ refunded_fen: eb('total_pay_price_fen', '+', 1) }))
        .where('id', '=', 1)
        .execute(),
  ],
  [
    'more paid back than a line cost',
    /order_lines_refunded_check/,
    (db) =>
      db
        .updateTable('order_lines')
        .set((eb) => ({ refunded_fen: eb('total_price_fen', '+', 1) }))
        .where('id', '=', 1)
        .execute(),
  ],
  [
    'more pieces back on the shelf than were undone',
    /order_lines_restocked_check/,
    (db) => db.updateTable('order_lines').set({ restocked_num: 1 }).where('id', '=', 1).execute(),
  ],
  [
    'two refunds of one order by one way for one cause',
    /payment_refunds_cause/,
    (db) =>
      db
        .insertInto('payment_refunds')
        .values([moneyOf('one'), moneyOf('other')])
        .execute(),
  ],
  [
    'a refund by a provider that received nothing',
    /payment_refunds_check/,
    (db) =>
      db
        .insertInto('payment_refunds')
        .values({ ...moneyOf('one'), channel: 'provider' })
        .execute(),
  ],
];

describeOnBothDatabases('the tables of after-sales', (open) => {
  let db: Db;
  beforeAll(async () => {
    ({ db } = await open());
  });

  /** Each attempt is rolled back, so that none affects the next. */
  it.each(REFUSED)('refuse %s', async (_what, constraint, attempt) => {
    await expect(db.transaction().execute(async (trx) => attempt(trx))).rejects.toThrow(constraint);
  });
});
