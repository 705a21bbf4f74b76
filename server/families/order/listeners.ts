// The families that act when an order is undone.
import type { Trx } from '../../payments/ledger';
import { cardListener } from '../card/order-listener';
import type { OrderListener, OrderUndone } from './events';

/** In this order. */
const ORDER_LISTENERS: readonly OrderListener[] = [cardListener];

/** Tells every listener, within the transaction that undoes the order. */
export async function announceUndone(trx: Trx, what: OrderUndone): Promise<void> {
  for (const { orderUndone } of ORDER_LISTENERS) await orderUndone(trx, what);
}
