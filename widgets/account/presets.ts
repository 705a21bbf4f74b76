// Presets of the row of points, balance, coupons and cards.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['积分', '余额', '优惠券', '资产', '钱包'],
  icon: 'M2 4.8h12v9H2zM2 4.8L11 2v2.8M14 7.8h-3.5a1.5 1.5 0 000 3H14',
  presets: [
    { name: '横排', words: '积分、余额、优惠券和卡券，一行', data: { mode: 3 } },
    { name: '彩色块', words: '四个彩色块', data: { mode: 1, title_color: '#666666' } },
  ],
});
