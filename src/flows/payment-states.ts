// States, events and effects of the payment flow.
import type { PayKey } from '~/domain/payment';
import type { ChosenWays } from './payment-pending';

/** A way to pay as `api/payment/get-payments` delivers it. */
export interface PayOption {
  readonly key: string;
  readonly name: string;
  readonly desc: string | null;
  readonly icon: string;
  readonly disabled: boolean;
  readonly checked?: boolean;
  readonly is_pay_password?: number;
  readonly is_open_pay_password?: number;
  readonly balance_amount?: string;
  /** Ways to pay the rest of a combination (PAY-60). */
  readonly other_payment?: ReadonlyArray<{
    readonly key: string;
    readonly name: string;
    readonly icon: string;
  }>;
}

/** The data for the social app's SDK, passed unchanged (PAY-45). */
export interface SdkPayment {
  /** The account; only the app's bridge needs it. */
  readonly appId?: string;
  readonly timeStamp: string;
  readonly nonceStr: string;
  readonly package: string;
  readonly signType: string;
  readonly paySign: string;
}

/** The response of `api/payment/pay-data`, for any way to pay. */
export interface PayData extends Partial<SdkPayment> {
  readonly balance_amount?: string;
  readonly order_amount?: string;
  readonly mweb_url?: string;
  readonly url?: string;
  /** Where the payer authorises the mall first. */
  readonly authorise_url?: string;
}

/** What stays the same from the options to the outcome. */
export interface Payment {
  readonly id: number;
  readonly amount: string;
  readonly options: readonly PayOption[];
  /** Second way of a combination; empty until chosen. */
  readonly otherKey: string;
  /** Nothing to pay: there was no chooser to go back to (PAY-03). */
  readonly isZero: boolean;
}

interface At<N extends string> {
  readonly name: N;
  readonly payment: Payment;
}

export type PaymentState =
  | { readonly name: 'idle' }
  | { readonly name: 'asking'; readonly id: number }
  | At<'choosing'>
  | (At<'preparing'> & { readonly key: PayKey })
  | (At<'confirming'> & { readonly balance: string; readonly orderAmount: string })
  /** `refused` says why the last password was rejected. */
  | (At<'entering'> & { readonly refused: string })
  | (At<'verifying'> & { readonly password: string })
  | At<'offering'>
  | At<'setting'>
  | (At<'repeating'> & { readonly first: string })
  | (At<'saving'> & { readonly password: string })
  | At<'charging'>
  | (At<'in-app'> & { readonly isCombination: boolean })
  /** The social app says that it is paid: the mall is asked until it knows of it. `asked`: how often by now. */
  | { readonly name: 'posting'; readonly id: number; readonly asked: number }
  /** The mall did not know of it for long; the shopper may ask again, or look at his orders. */
  | { readonly name: 'unposted'; readonly id: number }
  | { readonly name: 'away'; readonly id: number; readonly isCombination: boolean }
  | { readonly name: 'questioned'; readonly id: number; readonly isCombination: boolean }
  /** `isClaimed`: the shopper says that he has paid. */
  | {
      readonly name: 'checking';
      readonly id: number;
      readonly isCombination: boolean;
      readonly isClaimed: boolean;
    };

export type Extras = Readonly<Record<string, string | number>>;

export type PaymentEvent =
  | { readonly name: 'opened'; readonly id: number; readonly extras: Extras }
  /** After a reload of the page: back from a cashier, or paid in the social app by its word (`isPaid`). */
  | {
      readonly name: 'resumed';
      readonly id: number;
      readonly isCombination: boolean;
      readonly isPaid: boolean;
    }
  | {
      readonly name: 'options-arrived';
      readonly amount: string | number;
      readonly options: readonly PayOption[];
    }
  | { readonly name: 'options-failed'; readonly message: string }
  | { readonly name: 'option-chosen'; readonly key: string }
  | { readonly name: 'other-chosen'; readonly key: string }
  | { readonly name: 'confirmed' }
  | { readonly name: 'closed' }
  | { readonly name: 'returned-to-chooser' }
  | { readonly name: 'data-arrived'; readonly data: PayData }
  /** `isRefused`: with the backend's message; else it has been shown already. */
  | { readonly name: 'data-failed'; readonly message: string; readonly isRefused: boolean }
  | { readonly name: 'balance-confirmed' }
  | { readonly name: 'balance-declined' }
  | { readonly name: 'password-entered'; readonly password: string }
  | { readonly name: 'password-verified' }
  | { readonly name: 'password-refused'; readonly message: string }
  | { readonly name: 'set-chosen' }
  | { readonly name: 'set-skipped' }
  | { readonly name: 'password-saved' }
  | { readonly name: 'password-not-saved'; readonly message: string }
  | { readonly name: 'charged' }
  | { readonly name: 'charge-failed'; readonly message: string }
  | { readonly name: 'app-paid' }
  | { readonly name: 'app-failed'; readonly message: string }
  | { readonly name: 'posting-due' }
  | { readonly name: 'question-due' }
  | { readonly name: 'paid-claimed' }
  | { readonly name: 'paid-denied' }
  | { readonly name: 'status-arrived'; readonly isPaid: boolean }
  | { readonly name: 'status-failed' };

export type PaymentEffect =
  | { readonly name: 'ask-options'; readonly id: number; readonly extras: Extras }
  | { readonly name: 'ask-data'; readonly id: number; readonly key: string; readonly otherKey: string }
  | { readonly name: 'confirm-balance'; readonly balance: string; readonly amount: string }
  | { readonly name: 'verify-password'; readonly password: string }
  | { readonly name: 'save-password'; readonly password: string }
  | {
      readonly name: 'charge-balance';
      readonly id: number;
      readonly password: string;
      readonly isPasswordNeeded: boolean;
    }
  | { readonly name: 'charge-on-delivery'; readonly id: number }
  | { readonly name: 'pay-in-app'; readonly data: PayData }
  | {
      readonly name: 'leave';
      readonly id: number;
      readonly url: string;
      readonly isCombination: boolean;
      /** For an authorisation: what is started when the payer is back. */
      readonly chosen?: ChosenWays;
    }
  | { readonly name: 'ask-paid' }
  | { readonly name: 'ask-status'; readonly id: number }
  /** `posting-due` follows after the delay. */
  | { readonly name: 'await-posting'; readonly delayMs: number }
  | { readonly name: 'unfreeze'; readonly id: number }
  | { readonly name: 'alert'; readonly message: string }
  | { readonly name: 'toast'; readonly message: string }
  | { readonly name: 'resolve'; readonly id: number; readonly isOnDelivery?: true }
  | { readonly name: 'reject'; readonly message: string }
  /** Back without a payment: the caller is rejected, and the shopper sees his unpaid orders (PAY-55). */
  | { readonly name: 'show-unpaid'; readonly message: string };
