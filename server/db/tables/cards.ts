// Kysely types of the tables of 160-cards.sql.
import type { Defaulted, SoftDeleted, Stamps, Time, TimeNow, TimeOrNull } from './columns';

export interface CardsTable extends SoftDeleted {
  id: Defaulted<number>;
  mch_id: Defaulted<number>;
  name: string;
  pic_url: Defaulted<string>;
  /** Rich text. */
  description: Defaulted<string>;
  /** How often one card can be redeemed. */
  number: Defaulted<number>;
  /** 1 so many days after it was given, 2 a fixed range. */
  expire_type: 1 | 2;
  expire_day: Defaulted<number>;
  begin_at: TimeOrNull;
  end_at: TimeOrNull;
  /** Left to be given; -1 = no limit. */
  total_count: Defaulted<number>;
  is_allow_send: Defaulted<boolean>;
  app_share_title: Defaulted<string>;
  app_share_pic: Defaulted<string>;
}

export interface GoodsCardsTable {
  goods_id: number;
  card_id: number;
  /** Cards for each bought piece. */
  num: Defaulted<number>;
}

export interface UserCardsTable extends Stamps {
  id: Defaulted<number>;
  user_id: number;
  card_id: number;
  name: string;
  pic_url: Defaulted<string>;
  content: Defaulted<string>;
  number: number;
  use_number: Defaulted<number>;
  /** Used up. */
  is_use: Defaulted<boolean>;
  is_allow_send: Defaulted<boolean>;
  start_at: Time;
  end_at: Time;
  /** Of the last redemption. */
  clerk_id: Defaulted<number | null>;
  store_id: Defaulted<number | null>;
  clerked_at: TimeOrNull;
  order_id: Defaulted<number | null>;
  order_line_id: Defaulted<number | null>;
  /** Which piece of the line gave it, from 1. */
  piece: Defaulted<number | null>;
  /** The friend who took it. */
  receive_id: Defaulted<number | null>;
  received_at: TimeOrNull;
  /** The card of the giver. */
  parent_card_id: Defaulted<number | null>;
  /** Proof that the holder offered it, in the link of the gift. */
  give_token: string;
  voided_at: TimeOrNull;
  /** The unique source of the grant (`order-line:12:3:1`); null for a gift of a friend. */
  source: Defaulted<string | null>;
}

export interface CardCodesTable {
  scene_id: number;
  user_card_id: number;
  /** Who scanned it last; null while nobody has. */
  opened_by: Defaulted<number | null>;
  used_at: TimeOrNull;
  created_at: TimeNow;
}

export interface CardRedemptionsTable {
  id: Defaulted<number>;
  user_card_id: number;
  clerk_id: number;
  store_id: Defaulted<number | null>;
  /** The code that was scanned; null when a clerk opened the card from a list. */
  scene_id: Defaulted<number | null>;
  /** Names one act of a clerk's phone. */
  nonce: Defaulted<string | null>;
  use_number: number;
  /** Left afterwards. */
  surplus_number: number;
  created_at: TimeNow;
}
