// The history of an order, and what other families hear of it (families/order/listeners.ts).
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

/** What is undone of a line. */
export interface UndoneLine {
  /** `order_detail_id` of the protocol. */
  lineId: number;
  goodsId: number;
  /** Paid back for it now, without delivery. 0 where it was never paid. */
  amountFen: number;
  /** Pieces whose purchase is undone now; 0 where the shopper keeps them and only a part of their money goes back. */
  num: number;
  /** No piece of the line is left. */
  isWhole: boolean;
}

/** A part or the whole of an order is undone, once for each cause. */
export interface OrderUndone {
  orderId: number;
  orderNo: string;
  userId: number;
  /**
   * `cancelled`: before it was sent, every line whole, paid or not; `refunded`: an after-sale of one line was paid back,
   * and further ones may follow.
   */
  cause: 'cancelled' | 'refunded';
  /** order_refunds.id; null where the order was cancelled. */
  refundId: number | null;
  lines: readonly UndoneLine[];
  /** Nothing is left of any line. */
  isWhole: boolean;
  now: Date;
}

/** An order that moved on. */
export interface OrderMoment {
  orderId: number;
  now: Date;
}

type Hear<What> = (trx: Trx, what: What) => Promise<void>;

/** What a family does within the transaction that moves the order; it is locked, and rows of `users` may be. */
export interface OrderListener {
  /** It was placed with its lines; the shopper's row is locked. */
  orderPlaced?: Hear<OrderMoment>;
  /** Its payment arrived; of cash on delivery with its receipt. */
  orderPaid?: Hear<OrderMoment>;
  /** Its after-sale window ended. */
  orderFinished?: Hear<OrderMoment>;
  orderUndone?: Hear<OrderUndone>;
}
