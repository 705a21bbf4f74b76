// The history of an order.
import type { Trx } from '../db/transaction';

export interface OrderEvent {
  event: string;
  description: string;
  /** The shop's user; null for the shopper and timed work. */
  operatorId?: number;
}

export async function noteEvent(trx: Trx, orderId: number, what: OrderEvent): Promise<void> {
  const { event, description, operatorId = null } = what;
  await trx
    .insertInto('order_events')
    .values({ order_id: orderId, event, description, operator_id: operatorId })
    .execute();
}
