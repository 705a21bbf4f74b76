// Stores which payment is at a cashier, so that polling continues after the page has reloaded (PAY-52).

const KEY = 'pagoda.payment';
/** What a payment can be for. */
const PURPOSES = ['order', 'recharge', 'member'] as const;
export type PaymentPurpose = (typeof PURPOSES)[number];

export interface PendingPayment {
  id: number;
  isCombination: boolean;
  purpose: PaymentPurpose;
}

const isPending = (value: unknown): value is PendingPayment =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  Number.isSafeInteger(value.id) &&
  'isCombination' in value &&
  typeof value.isCombination === 'boolean' &&
  'purpose' in value &&
  (PURPOSES as readonly unknown[]).includes(value.purpose);

/** The payment that this tab left for a cashier, or null. */
export function pendingPayment(): PendingPayment | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
}

export function savePendingPayment(pending: PendingPayment): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Without storage the shopper finds the order among those to pay.
  }
}

export function clearPendingPayment(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
