// Figures of gifts: `activities.rules` and `activity_goods.rules`; money in fen, times of the mall's clock as texts.
import '../kit/activity-goods/rules';

declare module '../kit/activity-goods/rules' {
  interface GoodsRulesOf {
    gift: Record<string, never>;
  }
}
