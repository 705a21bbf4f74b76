// A payment provider: the adapter between our payments and the company that charges the shopper.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import type { ProviderName } from '../db/tables/payments';

export type H5Method = 'wechat_h5' | 'alipay_h5';

export const H5_METHODS: readonly H5Method[] = ['wechat_h5', 'alipay_h5'];
export const isH5Method = (text: string): text is H5Method => H5_METHODS.some((method) => method === text);

/** One visit to a cashier. */
export interface Trade {
  tradeNo: string;
  amountFen: number;
  title: string;
  /** Address on our own site to which the cashier redirects the shopper. */
  returnUrl: string;
  /** Address of the site's folder, without a slash at the end. */
  origin: string;
  expiresAt: Date;
  payer: Payer;
}

export interface Payer {
  /** True inside the social app, whose own cashier opens on the page. */
  isInSocialApp: boolean;
  /** His id at the mall's account of the social app; null where he never signed in by it. */
  openId: string | null;
  /** As rate limits count it (client-network.ts). */
  network: string;
}

/** What the social app's SDK needs to open its cashier, and what the contract calls it. */
export interface SdkStart {
  appId?: string;
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: string;
  paySign: string;
}

/** How the phone starts a trade: at an address, by the SDK's data, or (the sandbox) with both. */
export interface TradeStart {
  url?: string;
  sdk?: SdkStart;
}

export interface PaidTrade {
  tradeNo: string;
  amountFen: number;
  transactionNo: string;
}

/** A provider's report of a paid trade; its signature has been verified. */
export interface PaymentNotification extends PaidTrade {
  provider: ProviderName;
}

/** What a provider says of a trade: `absent` while the shopper has not opened it, where it exists only from then on. */
export type TradeReport =
  | { state: 'paid'; notification: PaymentNotification }
  | { state: 'open' | 'absent' | 'closed' };

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

/**
 * What a provider says of a refund: accepted, arrived, given up (its money is the mall's again), or stuck, which the
 * mall mends in the provider's own console.
 */
export interface RefundReport {
  state: 'sent' | 'done' | 'closed' | 'stuck';
  providerNo: string;
}

/** An asynchronous notice as it arrived. */
export interface NoticeRequest {
  header: (name: string) => string;
  body: string;
  now: Date;
}

/** A verified notice; `other` is one that needs nothing done. */
export type Notice =
  | { about: 'payment'; notification: PaymentNotification }
  | { about: 'refund'; refundNo: string; report: RefundReport }
  | { about: 'other' };

/** What a provider wants to hear of its notice. */
export interface Acknowledgement {
  status: 200 | 400;
  type: 'text/plain' | 'application/json';
  body: string;
}

/** A provider that could not be reached, answered wrongly, or refused; never holds a key. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  /** The provider's own code of a refusal, '' where there was no answer that counts. */
  readonly code: string;

  constructor(message: string, code = '') {
    super(message);
    this.code = code;
  }
}

export interface PaymentProvider {
  readonly name: ProviderName;
  /** Whether it is asked again about trades: false for the sandbox, which knows what it charged. */
  readonly isRemote: boolean;
  /** Opens a trade; idempotent by its number. Throws a ProviderError, or a MallError with words for the shopper. */
  create(trade: Trade): Promise<TradeStart>;
  /** Queries a trade. Throws a ProviderError, as all that follow. */
  query(db: Kysely<Tables>, tradeNo: string): Promise<TradeReport>;
  /** Asks to take no money for it any more; what became of it says the next query. */
  close(tradeNo: string): Promise<void>;
  /** Pays back; idempotent by `refundNo`. */
  refund(refund: TradeRefund): Promise<RefundReport>;
  /** Queries a refund; null where the provider does not know it. */
  queryRefund(refund: TradeRefund): Promise<RefundReport | null>;
  /** Verifies and reads a notice; null when it is not the provider's. Throws a ProviderError where it cannot be verified. */
  readNotice(request: NoticeRequest): Promise<Notice | null> | Notice | null;
  acknowledge(isAccepted: boolean): Acknowledgement;
}
