// The history of an order: what happened to it, and who did it.
import type { Trx } from '../../payments/ledger';

export interface OrderEvent {
  event: string;
  description: string;
  /** Whoever did it on the shop's side; null for the shopper and the clock. */
  operatorId?: number;
}

export async function noteEvent(trx: Trx, orderId: number, what: OrderEvent): Promise<void> {
  const { event, description, operatorId = null } = what;
  await trx
    .insertInto('order_events')
    .values({ order_id: orderId, event, description, operator_id: operatorId })
    .execute();
}
