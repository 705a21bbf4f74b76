// The mall's payment providers, as families see them.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import type { ProviderName } from '../db/tables/payments';
import type { Payables } from './payable';
import type { H5Method, PaymentProvider, Trade, TradeStart } from './payment-provider';

/** Of a row of payment_attempts, whose methods are all H5 ones. */
export interface TradeOf {
  method: string;
  provider: ProviderName;
}

/** Where notifications are taken into the books. */
export interface PaymentDesk {
  db: Kysely<Tables>;
  payables: Payables;
  now: () => Date;
  onFailure: (error: unknown, route: string) => void;
}

export interface PaymentProviders {
  /** Whether new trades may be paid by a method: beside a real account the sandbox, which charges nobody, is closed. */
  takes(method: H5Method): boolean;
  /** The provider of new trades. */
  provider(method: H5Method): PaymentProvider;
  /** The provider that has a trade. Throws a ProviderError where the mall's account there is not set any more. */
  providerOf(trade: TradeOf): PaymentProvider;
  /** How the phone starts a trade. Throws a MallError with words for the shopper where the provider fails. */
  start(method: H5Method, trade: Trade): Promise<TradeStart>;
  /** The address on our site to which an authorisation leads a payer back. */
  payerAddress(returnUrl: string, origin: string): string;
  /** Queries the providers for the open trades of a union, as a notification may be late or lost. */
  refresh(desk: PaymentDesk, unionId: number): Promise<void>;
}
