// What counts as spent for the member levels.
import { type Kysely, sql } from 'kysely';
import { CANCEL_STATES } from '~/domain/order-status';
import type { Tables } from '../../db/tables';

/** Fen paid for orders whose after-sale window is over, without what was refunded. */
export async function spentFen(db: Kysely<Tables>, userId: number): Promise<number> {
  const { fen } = await db
    .selectFrom('orders')
    .select(sql<number>`coalesce(sum(total_pay_price_fen - refunded_fen), 0)::bigint`.as('fen'))
    .where('user_id', '=', userId)
    .where('is_sale', '=', true)
    .where('cancel_status', '<>', CANCEL_STATES.cancelled)
    .executeTakeFirstOrThrow();
  return fen;
}
