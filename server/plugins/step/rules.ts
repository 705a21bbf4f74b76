// The figures of goods for steps: `activities.rules` and `activity_goods.rules`; money in fen, times of the mall's clock as texts.
import '../kit/activity-goods/rules';

declare module '../kit/activity-goods/rules' {
  interface GoodsRulesOf {
    step: { currency: number };
  }

  interface ActivityRulesOf {
    /** What steps are exchanged for is called so. */
    step: { currency_name: string };
  }
}
