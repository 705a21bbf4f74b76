// Kysely types of the tables of 092-vip-cards.sql and 251-vip-card-purchases.sql.
import type {
  Defaulted,
  Json,
  JsonDefaulted,
  SoftDeleted,
  Stamps,
  Time,
  TimeOrNull,
} from '../../db/tables/columns';

/** The goods that the discount is for. */
export interface VipCardScope {
  all: boolean;
  goods: number[];
  cats: number[];
}

export interface VipCardsTable extends SoftDeleted {
  id: Defaulted<number>;
  name: string;
  cover_url: Defaulted<string>;
  /** 95 for 9.5折; null without a discount. */
  discount_percent: number | null;
  is_free_delivery: Defaulted<boolean>;
  scope: JsonDefaulted<VipCardScope>;
  is_enabled: Defaulted<boolean>;
}

export interface VipCardPeriodsTable extends SoftDeleted {
  id: Defaulted<number>;
  card_id: number;
  name: string;
  cover_url: Defaulted<string>;
  expire_days: number;
  price_fen: number;
  stock: number;
  /** Granted at each purchase, as the balance below. */
  send_integral: Defaulted<number>;
  send_balance_fen: Defaulted<number>;
  title: Defaulted<string>;
  content: Defaulted<string>;
  sort: Defaulted<number>;
}

export interface VipCardHoldersTable extends Stamps {
  user_id: number;
  card_id: number;
  period_id: number;
  /** This and the rights below as they were at the last purchase. */
  card_name: string;
  period_name: string;
  discount_percent: number | null;
  is_free_delivery: boolean;
  scope: Json<VipCardScope>;
  begin_at: Time;
  end_at: Time;
}

/** A card bought along with an order, as it was sold. */
export interface VipCardPurchasesTable extends Stamps {
  id: Defaulted<number>;
  user_id: number;
  order_id: number;
  card_id: number;
  period_id: number;
  card_name: string;
  period_name: string;
  expire_days: number;
  price_fen: number;
  discount_percent: number | null;
  is_free_delivery: boolean;
  scope: Json<VipCardScope>;
  send_integral: number;
  send_balance_fen: number;
  paid_at: TimeOrNull;
}

declare module '../../db/tables' {
  interface Tables {
    vip_cards: VipCardsTable;
    vip_card_periods: VipCardPeriodsTable;
    vip_card_holders: VipCardHoldersTable;
    vip_card_purchases: VipCardPurchasesTable;
  }
}
