// Presets of the entries to the shopper's orders.
import { definePresets } from '~/domain/studio/presets';

/** As the mall's editor stores them; the server fills in the links. */
const STATES = ['待付款', '待发货', '待收货', '待评价', '售后'];

export default definePresets({
  words: ['订单', '待付款', '待收货', '物流'],
  icon: 'M3 11.5H1.5v-8h8v8H6M9.5 6h2.7l2.3 2.8v2.7H13M9.5 11.5h.5M4.5 13a1.5 1.5 0 100-3 1.5 1.5 0 000 3zM11.5 13a1.5 1.5 0 100-3 1.5 1.5 0 000 3z',
  presets: [
    {
      name: '五个入口',
      words: '待付款到售后的五个入口',
      data: { navs: STATES.map((text) => ({ url: '', openType: 'navigate', picUrl: '', text })) },
    },
  ],
});
