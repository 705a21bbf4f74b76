// Figures of the points mall: `activities.rules` and `activity_goods.rules`; money in fen, times of the mall's clock as texts.
import type { BySku } from '../kit/activity-goods/rules';

declare module '../kit/activity-goods/rules' {
  interface GoodsRulesOf {
    integral_mall: {
      skus: BySku<{ integral_num: number }>;
      /** Whether it is on the first page of the points mall. */
      is_home: boolean;
    };
  }
}
