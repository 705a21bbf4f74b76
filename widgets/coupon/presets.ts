// Presets of the strip of coupons.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['领券', '满减', '折扣券', '券'],
  icon: 'M1.5 3.5h13v2.8a1.7 1.7 0 000 3.4v2.8h-13V9.7a1.7 1.7 0 000-3.4zM6.2 3.5V5M6.2 7.3v1.4M6.2 11v1.5',
  presets: [
    {
      name: '自动显示',
      words: '领券中心最新的六张优惠券',
      data: { has_limit: 'limit', limit_num: 6 },
    },
    {
      name: '自己选',
      words: '从商城的优惠券里选',
      data: { addType: 'manual' },
      fill: async (pick) => ({ coupons: await pick.coupons(3) }),
    },
  ],
});
