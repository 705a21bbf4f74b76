// Figures of pre-sales: `activities.rules` and `activity_goods.rules`; money in fen, times of the mall's clock as texts.
import type { BySku } from '../kit/activity-goods/rules';

/** From so many pieces that all buyers paid a deposit for, the balance is reckoned of so many tenths of the price. */
export interface AdvanceLadder {
  num: number;
  discount: number;
}

declare module '../kit/activity-goods/rules' {
  interface ActivityRulesOf {
    advance: {
      /** Whether a deposit comes back where the balance is not paid in time; else the shop keeps it. */
      is_deposit_returned: boolean;
    };
  }
  interface GoodsRulesOf {
    advance: {
      ladder_rules: AdvanceLadder[];
      /** Days for the balance after the last deposit; -1 without end. */
      pay_limit: number;
      /** A deposit, and how much it counts for in the balance. */
      skus: BySku<{ deposit_fen: number; swell_deposit_fen: number }>;
    };
  }
}
