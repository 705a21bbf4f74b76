// Presets of the row of orders.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['订单', '待付款', '待收货', '售后'],
  icon: 'M3 1.5h10v13l-1.7-1.2-1.6 1.2L8 13.3l-1.7 1.2-1.6-1.2L3 14.5zM5.5 5h5M5.5 8.5h5',
  presets: [
    {
      name: '全部在卡片内',
      words: '白色卡片里的五个状态',
      data: { bg: 0, mode: 1, title_color: '#333333', icon_color: '#666666' },
    },
  ],
});
