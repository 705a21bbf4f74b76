// Timed transitions of orders: unpaid ones are cancelled, sent ones confirmed, after-sale windows closed.
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Tables } from '../db/tables';
import { cancelLocked, type LockedOrder } from '../families/order/cancel';
import type { Told } from '../families/order/listeners';
import { confirmReceipt, endAfterSales } from '../families/order/receipt';
import type { Trx } from '../db/transaction';
import { lockUnionsOfAll } from '../payments/unions';
import { dueIds } from '../db/due-ids';
import type { Job } from '../ports/job';
import type { InstalledPlugins } from '../ports/plugin';

type OrderExpression = ExpressionBuilder<Tables, 'orders'>;

interface OrderJob {
  name: string;
  dueColumn: 'auto_cancel_at' | 'auto_confirm_at' | 'auto_sales_at';
  /** Conditions beside the time, checked again once the order is locked. */
  isOpen: (eb: OrderExpression) => Expression<SqlBool>;
  /** Orders in one transaction; 1 when absent. */
  most?: number;
  act: (trx: Trx, due: Told<{ locked: readonly LockedOrder[] }>) => Promise<unknown>;
}

/** Fewer than the connections that are left for such work. */
const PARALLEL = 3;

/** Cancelled in one transaction: it holds the embedded database, and on another one its shoppers, for so long. */
const TOGETHER = 25;

/** What is done with one order after the other. */
const ofEach =
  (act: (trx: Trx, what: Told<{ orderId: number }>) => Promise<unknown>): OrderJob['act'] =>
  async (trx, { locked, plugins }) => {
    for (const { order } of locked) await act(trx, { orderId: order.id, plugins });
  };

/** An order whose goods are being returned or disputed waits for the outcome. */
const hasNoRefund = (eb: OrderExpression) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('order_lines')
        .select('order_lines.id')
        .whereRef('order_lines.order_id', '=', 'orders.id')
        .where('order_lines.refund_status', '=', 1),
    ),
  );

const isRunning = (eb: OrderExpression) =>
  eb.and([eb('cancel_status', '=', 0), eb('is_locked', '=', false), hasNoRefund(eb)]);

const jobOf =
  ({ name, dueColumn, isOpen, most, act }: OrderJob) =>
  (plugins: InstalledPlugins): Job => {
    const isDue = (eb: OrderExpression, now: Date) =>
      eb.and([eb(dueColumn, '<=', now), eb('orders.deleted_at', 'is', null), isOpen(eb)]);
    const actAll = (db: Kysely<Tables>, ids: readonly number[], now: Date) =>
      db.transaction().execute(async (trx) => {
        // Payments are locked before their orders, as everywhere, so that a notification and a job cannot deadlock.
        const unions = await lockUnionsOfAll(trx, { kind: 'order', ids });
        const orders = await trx
          .selectFrom('orders')
          .selectAll()
          .where('id', 'in', [...ids])
          .where((eb) => isDue(eb, now))
          .orderBy('id')
          .forUpdate()
          .execute();
        const locked = orders.map((order) => ({ order, unions: unions.get(order.id) ?? [] }));
        if (locked.length > 0) await act(trx, { locked, plugins });
      });
    return {
      name,
      parallel: PARALLEL,
      due: (db, now, skipped) =>
        dueIds(
          db
            .selectFrom('orders')
            .select('id')
            .where((eb) => isDue(eb, now)),
          { by: dueColumn, skipped },
        ),
      act: (db, id, now) => actAll(db, [id], now),
      ...(most === undefined ? {} : { together: { most, act: actAll } }),
    };
  };

/** After `over_time` minutes without payment. */
export const cancelOverdue = jobOf({
  name: 'cancel-overdue',
  dueColumn: 'auto_cancel_at',
  isOpen: (eb) =>
    eb.and([
      eb('is_pay', '=', false),
      eb('is_send', '=', false),
      eb('cancel_status', '=', 0),
      eb('pay_type', '<>', 2),
    ]),
  most: TOGETHER,
  act: (trx, { locked, plugins }) =>
    cancelLocked(trx, locked, { reason: '超时未支付，订单自动取消', plugins }),
});

/** `delivery_time` days after sending. */
export const confirmOverdue = jobOf({
  name: 'confirm-overdue',
  dueColumn: 'auto_confirm_at',
  isOpen: (eb) => eb.and([eb('is_send', '=', true), eb('is_confirm', '=', false), isRunning(eb)]),
  act: ofEach(confirmReceipt),
});

/** `after_sale_time` days after receipt. */
export const endOverdueAfterSales = jobOf({
  name: 'end-after-sales',
  dueColumn: 'auto_sales_at',
  isOpen: (eb) => eb.and([eb('is_confirm', '=', true), eb('is_sale', '=', false), isRunning(eb)]),
  act: ofEach(endAfterSales),
});
