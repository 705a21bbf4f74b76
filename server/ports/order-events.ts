// What happens to an order, as families and plugins hear it.
import type { Trx } from '../db/transaction';

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

/** What is done within the transaction that moves the order; it is locked, and rows of `users` may be. */
export interface OrderListener {
  /** It was placed with its lines; the shopper's row is locked. */
  orderPlaced?: Hear<OrderMoment>;
  /** Its payment arrived; of cash on delivery with its receipt. */
  orderPaid?: Hear<OrderMoment>;
  /** Its after-sale window ended. */
  orderFinished?: Hear<OrderMoment>;
  /** Orders, or a part of one, in the order of their ids; rows of `users` are locked. */
  ordersUndone?: Hear<readonly OrderUndone[]>;
}
