// The history of an order.
import type { Trx } from '../db/transaction';

export interface OrderEvent {
  event: string;
  description: string;
  /** The shop's user; null for the shopper and timed work. */
  operatorId?: number;
}

export const noteEvent = (trx: Trx, orderId: number, what: OrderEvent): Promise<void> =>
  noteEvents(trx, [orderId], what);

/** The same event of several orders. */
export async function noteEvents(trx: Trx, orderIds: readonly number[], what: OrderEvent): Promise<void> {
  const { event, description, operatorId = null } = what;
  await trx
    .insertInto('order_events')
    .values(orderIds.map((order_id) => ({ order_id, event, description, operator_id: operatorId })))
    .execute();
}
