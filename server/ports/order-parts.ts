// How a plugin takes part in checkout and payment.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import type { Trx } from '../db/transaction';
import type { UnionPart } from './payable';

/** A checkout as a plugin sees it. */
export interface CheckoutMoment {
  db: Kysely<Tables>;
  userId: number;
  now: Date;
  /** The goods of the mall itself that are ordered. */
  goodsIds: readonly number[];
  /** What the shopper buys along; 0 for nothing (`vip_card_detail_id` of the form). */
  addOnId: number;
  /** Within a transaction that places the order: what is reserved for it is locked until its end. */
  isLocking: boolean;
}

/** What is taken off an order: after all other savings, before delivery is added. */
export interface Benefit {
  /** As shoppers read it. */
  name: string;
  /** What is left of a goods' price, 95 for 9.5折; goods that are not listed stay as they are. */
  percents: ReadonlyMap<number, number>;
  isDeliveryFree: boolean;
}

/** What a shopper buys along with the order, in its payment. */
export interface AddOn {
  id: number;
  name: string;
  priceFen: number;
  days: number;
  /** Payment keys that it may be paid by; cash on delivery never is. */
  payTypes: readonly string[];
}

export interface CheckoutOffer {
  /** Of this order: of what is held, or bought along; null for neither. */
  benefit: Benefit | null;
  /** What the order would have if it were bought along; null where there is nothing to buy. */
  offered: Benefit | null;
  addOn: AddOn | null;
}

export interface CheckoutPart {
  /** Null where it does nothing for the shopper. Throws a MallError for what cannot be bought along. */
  open: (moment: CheckoutMoment) => Promise<CheckoutOffer | null>;
  /** Stores what is bought along with a placed order, in its transaction; returns its part of the payment. */
  place: (
    trx: Trx,
    placed: { addOn: AddOn; order: { id: number; orderNo: string }; userId: number; now: Date },
  ) => Promise<UnionPart>;
}
