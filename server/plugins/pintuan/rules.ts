// Figures of group purchases: `activities.rules` and `activity_goods.rules`; money in fen, times of the mall's clock as texts.
import type { BySku } from '../kit/activity-goods/rules';

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

declare module '../kit/activity-goods/rules' {
  interface GoodsRulesOf {
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
  }
}
