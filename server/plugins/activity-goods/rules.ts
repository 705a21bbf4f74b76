// What the plugins that sell goods in activities know of them: `activities.rules` and `activity_goods.rules`.
import type { DiyField } from '~/domain/diy-form';

/** Permission keys of the plugins that sell goods of their own (goods.sign). */
export const ACTIVITY_PLUGINS = [
  'pintuan',
  'booking',
  'miaosha',
  'flash_sale',
  'bargain',
  'integral_mall',
  'lottery',
  'advance',
  'pick',
  'gift',
  'wholesale',
  'exchange',
  'step',
  'composition',
] as const;

export type ActivityPlugin = (typeof ACTIVITY_PLUGINS)[number];

/** Figures of each specification of a goods, by its `sign_id`. */
export type BySku<T> = Record<string, T>;

/** A ladder of a group purchase: so many shoppers pay so much each. */
export interface PintuanGroup {
  /** Names it within its goods. */
  group_id: number;
  people_num: number;
  /** Groups that may run or have come off, together; 0 without limit. */
  group_num: number;
  /** What the leader pays less. */
  preferential_price_fen: number;
  /** Hours from the leader's payment in which it must be full. */
  pintuan_time: number;
  /** Price and stock are its own. */
  skus: BySku<{ price_fen: number; stock: number }>;
}

/** Within these bounds a cut is drawn: the first `human` cuts between the first two, those behind between the others. */
export interface BargainCuts {
  /** The cut of this number takes all that is left; 0 leaves it open. */
  people: number;
  human: number;
  first_min_price_fen: number;
  first_max_price_fen: number;
  second_min_price_fen: number;
  second_max_price_fen: number;
}

/** Type 1 leaves `discount` tenths of the price (8.5), type 2 takes `cut_fen` off. */
export interface SaleReduction {
  type: 1 | 2;
  discount: number;
  cut_fen: number;
}

/** From so many pieces that all buyers paid a deposit for, the balance is reckoned of so many tenths of the price. */
export interface AdvanceLadder {
  num: number;
  discount: number;
}

/** What holds from a number of pieces on: tenths of the price (9.5) for type 1, yuan off a piece in fen for type 2. */
export interface WholesaleStep {
  num: number;
  discount: number;
}

/** Of a goods in an activity; money in fen, times of the mall's clock as texts. */
export interface GoodsRulesOf {
  pintuan: {
    /** Whether one shopper may buy it without a group, at the price of the goods. */
    is_alone_buy: boolean;
    /** Groups of one shopper; -1 without limit. */
    groups_restrictions: number;
    is_sell_well: boolean;
    /** Whether somebody made up joins every so many minutes until a group is full. */
    is_auto_add_robot: boolean;
    add_robot_time: number;
    /** Ladders, the smallest group first; a goods without one is sold to nobody. */
    groups: PintuanGroup[];
  };
  booking: {
    /** Stores that it is to be had at. */
    store_ids: number[];
    is_order_form: boolean;
    /** Which form: 1 that of `goods.form_id`, else the mall's, 2 its own `form_data`. */
    type: 1 | 2;
    form_data: DiyField[];
  };
  /** Pieces that count as sold besides; orders of one shopper, -1 without limit. */
  miaosha: { virtual_miaosha_num: number; buy_limit: number };
  flash_sale: { skus: BySku<SaleReduction>; sold: number; total: number };
  bargain: {
    /** The one specification that is bargained for, as of a draw. */
    sign_id: string;
    min_price_fen: number;
    /** Hours that a bargain lasts. */
    time: number;
    /** 1 may be ordered at the price of the moment, 2 at the lowest alone. */
    type: 1 | 2;
    /** When a piece is taken from the stock: 1 as a bargain begins, 2 as it is ordered. */
    stock_type: 1 | 2;
    status_data: BargainCuts;
  };
  integral_mall: {
    skus: BySku<{ integral_num: number }>;
    /** Whether it stands on the first page of the points mall. */
    is_home: boolean;
  };
  lottery: {
    sign_id: string;
    /** Prizes. */
    stock: number;
    /** With fewer who joined by themselves nobody wins; 0 for any. */
    join_min_num: number;
    /** Points that joining costs. */
    deplete_integral_num: number;
    /** The same goods for who would rather buy it. */
    buy_goods_id: number;
    /** 0 not drawn, 1 drawn, 2 too few joined, 3 closed by the mall. */
    type: 0 | 1 | 2 | 3;
    /** Counted as it goes: who joined, who came by an invitation, the codes given out. */
    participant: number;
    invitee: number;
    code_num: number;
  };
  advance: {
    ladder_rules: AdvanceLadder[];
    /** Days for the balance after the last deposit; -1 without end. */
    pay_limit: number;
    /** A deposit, and how much it counts for in the balance. */
    skus: BySku<{ deposit_fen: number; swell_deposit_fen: number }>;
  };
  pick: Record<string, never>;
  gift: Record<string, never>;
  /** `rise_num` is the least number of all its specifications together. */
  wholesale: { rise_num: number; type: 1 | 2; wholesale_rules: WholesaleStep[] };
  /** Of the library that a card opens. */
  exchange: {
    /** 0 all of it, 1 one of it by choice. */
    mode: 0 | 1;
    expire_type: 'all' | 'fixed' | 'relatively';
    /** Of `fixed`. */
    expire_start_time: string | null;
    expire_end_time: string | null;
    /** Of `relatively`: days from the purchase. */
    expire_start_day: number;
    expire_end_day: number;
  };
  step: { currency: number };
  /** Of a set of type 2: the goods that the others go with, and what each is less within the set. */
  composition: { is_host: boolean; reduction_fen: number };
}

/** Of an activity itself. */
export interface ActivityRulesOf {
  /** Hours of the mall's day, 0 to 23, in each of which a session sells: every day that the activity runs. */
  miaosha: { hours: number[] };
  /** When it is announced: 1 at once, 2 so many hours before it begins. */
  flash_sale: { notice: 1 | 2; notice_hours: number };
  /** Any so many of its goods for so much; where limited, sent to these districts alone. */
  pick: { rule_num: number; rule_price_fen: number; is_area_limit: boolean; area_limit: number[] };
  /** Member levels that see the prices; null for everyone. */
  wholesale: { price_levels: number[] | null };
  /** What steps are exchanged for is called so. */
  step: { currency_name: string };
  /** Sold together: 1 as one set for so much less, 2 a goods with some of the others. */
  composition: { type: 1 | 2; reduction_fen: number };
}
