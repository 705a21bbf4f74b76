// The families that act when an order moves on or is undone.
import type { Trx } from '../../db/transaction';
import { cardListener } from '../card/order-listener';
import { shareListener } from '../share/order-listener';
import type { OrderListener, OrderMoment, OrderUndone } from '../../orders/events';

/** In this order. */
const ORDER_LISTENERS: readonly OrderListener[] = [cardListener, shareListener];

/** Notifies every listener, within the transaction that moves the order. */
export async function announce(
  trx: Trx,
  event: 'orderPlaced' | 'orderPaid' | 'orderFinished',
  what: OrderMoment,
): Promise<void> {
  for (const listener of ORDER_LISTENERS) await listener[event]?.(trx, what);
}

/** Notifies every listener, within the transaction that undoes the order. */
export async function announceUndone(trx: Trx, what: OrderUndone): Promise<void> {
  for (const { orderUndone } of ORDER_LISTENERS) await orderUndone?.(trx, what);
}
