// Figures of bargains: `activities.rules` and `activity_goods.rules`; money in fen, times of the mall's clock as texts.
import '../kit/activity-goods/rules';

/** Bounds of a random cut: of the first `human` cuts the first two, of later ones the others. */
export interface BargainCuts {
  /** The cut of this number is all that is left; 0 for none. */
  people: number;
  human: number;
  first_min_price_fen: number;
  first_max_price_fen: number;
  second_min_price_fen: number;
  second_max_price_fen: number;
}

declare module '../kit/activity-goods/rules' {
  interface GoodsRulesOf {
    bargain: {
      /** The one specification that is bargained for. */
      sign_id: string;
      min_price_fen: number;
      /** Hours that a bargain lasts. */
      time: number;
      /** 1 may be ordered at the price of the moment, 2 at the lowest alone. */
      type: 1 | 2;
      /** When stock is reserved: 1 as a bargain begins, 2 as it is ordered. */
      stock_type: 1 | 2;
      status_data: BargainCuts;
    };
  }
}
