// Figures of goods for steps: `activities.rules` and `activity_goods.rules`; money in fen, times of the mall's clock as texts.
import '../kit/activity-goods/rules';

declare module '../kit/activity-goods/rules' {
  interface GoodsRulesOf {
    step: { currency: number };
  }

  interface ActivityRulesOf {
    /** Name of the currency of steps. */
    step: { currency_name: string };
  }
}
