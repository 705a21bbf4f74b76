// Figures of sets of goods: `activities.rules` and `activity_goods.rules`; money in fen, times of the mall's clock as texts.
import '../kit/activity-goods/rules';

declare module '../kit/activity-goods/rules' {
  interface GoodsRulesOf {
    /** Of a set of type 2: the goods that the others go with, and what each is less within the set. */
    composition: { is_host: boolean; reduction_fen: number };
  }

  interface ActivityRulesOf {
    /** Sold together: 1 as one set for so much less, 2 a goods with some of the others. */
    composition: { type: 1 | 2; reduction_fen: number };
  }
}
