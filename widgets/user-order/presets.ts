// Presets of the entries to the shopper's orders.
import { definePresets } from '~/domain/studio/presets';

/** As the mall's editor stores them; the server fills in the links. */
const STATES = ['待付款', '待发货', '待收货', '待评价', '售后'];

export default definePresets({
  words: ['订单', '待付款', '待收货', '物流'],
  presets: [
    {
      name: '五个入口',
      words: '待付款到售后的五个入口',
      data: { navs: STATES.map((text) => ({ url: '', openType: 'navigate', picUrl: '', text })) },
    },
  ],
});
