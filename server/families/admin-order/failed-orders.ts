// Cancelled orders whose money a provider refuses to pay back: they have no after-sale that says so.
import { type Kysely, sql } from 'kysely';
import { PAY_BACK_TEXTS } from '~/domain/pay-back';
import type { AdminOrderRefundData } from '~/schemas/api/admin-order.gen';
import type { Tables } from '../../db/tables';
import { wireMoney, wireTime } from '../../http/wire';

/** Further ones are read once these are paid. */
const MAX_ORDERS = 100;

/** `failed_orders` of api/admin/order/refund, those that have waited longest first. */
export async function failedOrders(db: Kysely<Tables>): Promise<AdminOrderRefundData['failed_orders']> {
  const rows = await db
    .selectFrom('payment_refunds')
    .innerJoin('orders', 'orders.id', 'payment_refunds.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.id',
      'orders.order_no',
      'users.nickname',
      sql<number>`sum(payment_refunds.amount_fen)::bigint`.as('fen'),
      sql<Date>`min(payment_refunds.failed_at)`.as('since'),
      sql<string>`min(payment_refunds.failure)`.as('failure'),
    ])
    .where('payment_refunds.order_refund_id', 'is', null)
    .where('payment_refunds.state', '<>', 'done')
    .where('payment_refunds.failed_at', 'is not', null)
    .groupBy(['orders.id', 'users.id'])
    .orderBy('since')
    .orderBy('orders.id')
    .limit(MAX_ORDERS)
    .execute();
  return rows.map(({ id, order_no, nickname, fen, since, failure }) => ({
    order_id: id,
    order_no,
    nickname,
    refund_price: wireMoney(fen),
    status_text: PAY_BACK_TEXTS.failed,
    refund_failure: failure,
    failed_time: wireTime(since),
    action_status: { is_show_to_balance: 1 },
  }));
}
