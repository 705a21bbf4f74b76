// Figures of reservations: `activities.rules` and `activity_goods.rules`; money in fen, times of the mall's clock as texts.
import type { DiyField } from '~/domain/diy-form';
import '../kit/activity-goods/rules';

declare module '../kit/activity-goods/rules' {
  interface GoodsRulesOf {
    booking: {
      /** Stores that it is to be had at. */
      store_ids: number[];
      is_order_form: boolean;
      /** Which form: 1 that of `goods.form_id`, else the mall's, 2 its own `form_data`. */
      type: 1 | 2;
      form_data: DiyField[];
    };
  }
}
