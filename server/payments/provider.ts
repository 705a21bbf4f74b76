// Owns what a payment provider is: the adapter between our payments and whoever takes the money.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';

export type H5Method = 'wechat_h5' | 'alipay_h5';

/** One visit to a cashier. */
export interface Trade {
  tradeNo: string;
  amountFen: number;
  title: string;
  /** Where the cashier sends the shopper back to; of our own site. */
  returnUrl: string;
  /** Address of the site's folder, without a slash at the end. */
  origin: string;
}

/** What a provider says of a trade that was paid; its signature has been checked. */
export interface Notice {
  tradeNo: string;
  amountFen: number;
  transactionNo: string;
}

export interface PaymentProvider {
  readonly method: H5Method;
  /** Opens a trade: the address that the shopper pays at. */
  create(trade: Trade): Promise<string>;
  /** Reads an asynchronous notice; null when its signature is not the provider's. */
  readNotice(fields: Readonly<Record<string, string>>): Notice | null;
  /** Asks the provider whether a trade has been paid; null while it has not. */
  query(db: Kysely<Tables>, tradeNo: string): Promise<Notice | null>;
}
