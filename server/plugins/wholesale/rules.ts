// Figures of wholesale: `activities.rules` and `activity_goods.rules`; money in fen, times of the mall's clock as texts.
import '../kit/activity-goods/rules';

/** What holds from a number of pieces on: tenths of the price (9.5) for type 1, yuan off a piece in fen for type 2. */
export interface WholesaleStep {
  num: number;
  discount: number;
}

declare module '../kit/activity-goods/rules' {
  interface GoodsRulesOf {
    /** `rise_num` is the least number of all its specifications together. */
    wholesale: { rise_num: number; type: 1 | 2; wholesale_rules: WholesaleStep[] };
  }

  interface ActivityRulesOf {
    /** Member levels that see the prices; null for everyone. */
    wholesale: { price_levels: number[] | null };
  }
}
