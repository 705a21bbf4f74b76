// Figures of gift cards: `activities.rules` and `activity_goods.rules`; money in fen, times of the mall's clock as texts.
import '../kit/activity-goods/rules';

declare module '../kit/activity-goods/rules' {
  interface GoodsRulesOf {
    /** Of the library that a card opens. */
    exchange: {
      /** 0 all of it, 1 one of it by choice. */
      mode: 0 | 1;
      expire_type: 'all' | 'fixed' | 'relatively';
      /** Of `fixed`. */
      expire_start_time: string | null;
      expire_end_time: string | null;
      /** Of `relatively`: days from the purchase. */
      expire_start_day: number;
      expire_end_day: number;
    };
  }
}
