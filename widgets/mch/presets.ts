// Presets of the block of merchants.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['店铺', '商户', '好店', '多商户', '入驻'],
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
