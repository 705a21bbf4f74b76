// Figures of flash sales: `activities.rules` and `activity_goods.rules`; money in fen, times of the mall's clock as texts.
import type { BySku } from '../kit/activity-goods/rules';

/** Type 1 leaves `discount` tenths of the price (8.5), type 2 subtracts `cut_fen`. */
export interface SaleReduction {
  type: 1 | 2;
  discount: number;
  cut_fen: number;
}

declare module '../kit/activity-goods/rules' {
  interface GoodsRulesOf {
    /** `total` are the pieces that the sale has in all. */
    flash_sale: { skus: BySku<SaleReduction>; total: number };
  }

  interface ActivityRulesOf {
    /** When it is announced: 1 at once, 2 so many hours before it begins. */
    flash_sale: { notice: 1 | 2; notice_hours: number };
  }
}
