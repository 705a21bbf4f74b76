// Figures of draws: `activities.rules` and `activity_goods.rules`; money in fen, times of the mall's clock as texts.
import '../kit/activity-goods/rules';

declare module '../kit/activity-goods/rules' {
  interface GoodsRulesOf {
    lottery: {
      sign_id: string;
      /** Prizes. */
      stock: number;
      /** With fewer who joined by themselves nobody wins; 0 for any. */
      join_min_num: number;
      /** Points that joining costs. */
      deplete_integral_num: number;
      /** The same goods for who would rather buy it. */
      buy_goods_id: number;
      /** 0 not drawn, 1 drawn, 2 too few joined, 3 closed by the mall. */
      type: 0 | 1 | 2 | 3;
    };
  }
}
