// Owns what the plugins that sell goods in activities know of them: `activities.rules` and `activity_goods.rules`.

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

/** A ladder of a group purchase: so many shoppers pay so much each. */
export interface PintuanGroup {
  people_num: number;
  price_fen: number;
}

/** What holds from a number of pieces on: tenths of the price (9.5) for type 1, yuan off a piece in fen for type 2. */
export interface WholesaleStep {
  num: number;
  discount: number;
}

/** Of a goods in an activity; money in fen. */
export interface GoodsRulesOf {
  /** Ladders, the smallest group first; a goods without one is sold to nobody. */
  pintuan: { groups: PintuanGroup[] };
  booking: Record<string, never>;
  miaosha: Record<string, never>;
  /** `discount` is tenths (9.5) for type 1 and yuan off in fen for type 2. */
  flash_sale: { discount_type: 1 | 2; discount: number; sold: number; total: number };
  bargain: { min_price_fen: number };
  integral_mall: { points: number };
  lottery: Record<string, never>;
  advance: { deposit_fen: number; swell_deposit_fen: number };
  pick: Record<string, never>;
  gift: Record<string, never>;
  /** `rise_num` is the least number of all its specifications together. */
  wholesale: { rise_num: number; type: 1 | 2; steps: WholesaleStep[] };
  exchange: Record<string, never>;
  step: { currency: number };
  /** Of a set of type 2: the goods that the others go with, and what each is less within the set. */
  composition: { is_host: boolean; reduction_fen: number };
}

/** Of an activity itself. */
export interface ActivityRulesOf {
  /** Hours of the mall's day, 0 to 23, in each of which a session sells: every day that the activity runs. */
  miaosha: { hours: number[] };
  /** Any so many of its goods for so much. */
  pick: { rule_num: number; rule_price_fen: number };
  /** Member levels that see the prices; null for everyone. */
  wholesale: { price_levels: number[] | null };
  /** What steps are exchanged for is called so. */
  step: { currency_name: string };
  /** Sold together: 1 as one set for so much less, 2 a goods with some of the others. */
  composition: { type: 1 | 2; reduction_fen: number };
}
