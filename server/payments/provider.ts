// A payment provider: the adapter between our payments and the company that charges the shopper.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';

export type H5Method = 'wechat_h5' | 'alipay_h5';

/** One visit to a cashier. */
export interface Trade {
  tradeNo: string;
  amountFen: number;
  title: string;
  /** Address on our own site to which the cashier redirects the shopper. */
  returnUrl: string;
  /** Address of the site's folder, without a slash at the end. */
  origin: string;
}

/** A provider's report of a paid trade; its signature has been verified. */
export interface PaymentNotification {
  tradeNo: string;
  amountFen: number;
  transactionNo: string;
}

/** A part, or the whole, of a paid trade that goes back to whom it came from. */
export interface TradeRefund {
  tradeNo: string;
  transactionNo: string | null;
  /** What the trade was of. */
  totalFen: number;
  amountFen: number;
  /** Ours, and unique: a repeated refund of this number pays nothing again. */
  refundNo: string;
}

export interface PaymentProvider {
  readonly method: H5Method;
  /** Opens a trade; the address at which the shopper pays. */
  create(trade: Trade): Promise<string>;
  /** Parses an asynchronous notification; null when its signature is not the provider's. */
  parseNotification(fields: Readonly<Record<string, string>>): PaymentNotification | null;
  /** Pays back; idempotent by `refundNo`. The provider's number of the refund; throws where it was not accepted. */
  refund(refund: TradeRefund): Promise<string>;
  /** Queries whether a trade has been paid; null while it has not. */
  query(db: Kysely<Tables>, tradeNo: string): Promise<PaymentNotification | null>;
}
