// Figures of seckill sessions: `activities.rules` and `activity_goods.rules`; money in fen, times of the mall's clock as texts.
import '../kit/activity-goods/rules';

declare module '../kit/activity-goods/rules' {
  interface GoodsRulesOf {
    /** Pieces that count as sold besides; orders of one shopper, -1 without limit. */
    miaosha: { virtual_miaosha_num: number; buy_limit: number };
  }

  interface ActivityRulesOf {
    /** Hours of the mall's day, 0 to 23, in each of which a session sells: every day that the activity runs. */
    miaosha: { hours: number[] };
  }
}
