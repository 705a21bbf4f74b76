// Presets of the block of merchants.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['店铺', '商户', '好店', '多商户', '入驻'],
  icon: 'M2.7 7.5v6.5H4.5M13.3 7.5v6.5h-1.8M1.5 5.5L3 2h10l1.5 3.5a2.1 2.1 0 01-4.3 0 2.2 2.2 0 01-4.4 0 2.1 2.1 0 01-4.3 0zM8 13.8L5.9 11.7a1.4 1.4 0 012.1-1.8 1.4 1.4 0 012.1 1.8z',
  presets: [
    {
      name: '店铺和商品',
      words: '三家店铺，各带几个商品',
      data: { showGoods: true },
      fill: async (pick) => ({
        list: (await pick.mchs(3)).map((mch) => ({
          ...mch,
          goodsList: [],
          showGoodsNum: 6,
          staticGoods: false,
        })),
      }),
    },
  ],
});
