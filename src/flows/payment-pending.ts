// Stores which payment is at a cashier or an authorisation, or paid and not booked, so that it goes on after the page has reloaded (PAY-52).
import { forget, readStored, store } from '../base/storage';

/** What a payment can be for. */
const PURPOSES = ['order', 'recharge', 'member'] as const;
export type PaymentPurpose = (typeof PURPOSES)[number];

export interface PendingPayment {
  id: number;
  isCombination: boolean;
  purpose: PaymentPurpose;
  /** The social app says that it is paid, and the mall does not know of it yet. */
  isPaid?: true;
  /** Chosen ways, where the payer authorises the mall first; the payment starts when he is back. */
  chosen?: ChosenWays;
}

export interface ChosenWays {
  readonly key: string;
  /** Second way of a combination, or ''. */
  readonly otherKey: string;
}

const isChosen = (value: unknown): value is ChosenWays =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'otherKey' in value &&
  typeof value.otherKey === 'string';

const isPending = (value: unknown): value is PendingPayment =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  Number.isSafeInteger(value.id) &&
  'isCombination' in value &&
  typeof value.isCombination === 'boolean' &&
  'purpose' in value &&
  (PURPOSES as readonly unknown[]).includes(value.purpose) &&
  (!('isPaid' in value) || value.isPaid === true) &&
  (!('chosen' in value) || isChosen(value.chosen));

/** The payment that this tab left for a cashier or was booking, or null. Without storage the shopper finds the order among those to pay. */
export const pendingPayment = (): PendingPayment | null => readStored('payment', isPending);

export const savePendingPayment = (pending: PendingPayment): void => store('payment', pending);

export const clearPendingPayment = (): void => forget('payment');
