// What a payment can be for: rows of a kind that who keeps them marks as paid.
import type { PaidKind } from '../db/tables/payments';
import type { Trx } from '../db/transaction';

export interface UnionPart {
  id: number;
  orderNo: string;
  amountFen: number;
  title: string;
  /** The kind of row that `id` names; `order` by default. */
  kind?: PaidKind;
  /** The order that it was bought along with, and is paid with whenever that is; null for none. */
  orderId?: number | null;
}

/** Orders of one kind whose payment has arrived. */
export interface PaidParts {
  ids: readonly number[];
  /** pay_type of the union, 1 to 14. */
  payType: number;
  paidAt: Date;
}

/** Rows of one kind that a payment can be for. */
export interface Payable {
  /** Locks the rows; throws a MallError when one of them can no longer be paid: cancelled, closed, paid otherwise. */
  assertPayable: (trx: Trx, ids: readonly number[], now: Date) => Promise<void>;
  /** Marks the locked rows as paid, with all consequences. */
  markPaid: (trx: Trx, parts: PaidParts) => Promise<void>;
  /** Marks the locked rows as cash on delivery; absent where nothing is handed over to a courier. */
  markOnDelivery?: (trx: Trx, ids: readonly number[]) => Promise<void>;
}

/** By kind; undefined for the rows of a plugin that is gone. */
export type Payables = (kind: PaidKind) => Payable | undefined;

/** What settling a payment needs beside it. */
export interface Settling {
  payables: Payables;
  now: Date;
}
