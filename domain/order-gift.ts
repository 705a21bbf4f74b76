// A paid order that its buyer gives away: its states, and which orders may be given.
import { CANCEL_STATES, type OrderFlags, orderState, SEND_TYPES } from './order-status';

/** On the wire. */
export const ORDER_GIFT_STATES = { none: 0, waiting: 1, filled: 2, cancelled: 3, expired: 4 } as const;
export type OrderGiftState = (typeof ORDER_GIFT_STATES)[keyof typeof ORDER_GIFT_STATES];

/** A link is good for so long; afterwards the order is its buyer's again. */
export const GIFT_DAYS = 3;

/** Paid, by express, nothing of it sent; not what is paid at the door. */
export const isGiveable = (order: OrderFlags): boolean =>
  order.is_pay === 1 &&
  order.send_type === SEND_TYPES.express &&
  order.status !== 0 &&
  order.cancel_status === CANCEL_STATES.none &&
  orderState(order) === 'toSend';

interface Gift {
  readonly expireMs: number;
  readonly isFilled: boolean;
}

/** The state of an order as a gift; null for a gift where it is not given away. */
export function orderGiftState(
  gift: Gift | null,
  { isCancelled, nowMs }: { isCancelled: boolean; nowMs: number },
): OrderGiftState {
  if (gift === null) return ORDER_GIFT_STATES.none;
  if (isCancelled) return ORDER_GIFT_STATES.cancelled;
  if (gift.isFilled) return ORDER_GIFT_STATES.filled;
  return gift.expireMs > nowMs ? ORDER_GIFT_STATES.waiting : ORDER_GIFT_STATES.expired;
}
