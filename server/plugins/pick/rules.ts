// Figures of any so many for so much: `activities.rules` and `activity_goods.rules`; money in fen, times of the mall's clock as texts.
import '../kit/activity-goods/rules';

declare module '../kit/activity-goods/rules' {
  interface GoodsRulesOf {
    pick: Record<string, never>;
  }

  interface ActivityRulesOf {
    /** Any so many of its goods for so much; where limited, delivered to these districts alone. */
    pick: { rule_num: number; rule_price_fen: number; is_area_limit: boolean; area_limit: number[] };
  }
}
