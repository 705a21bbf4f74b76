// Presets of the list of stores.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['店铺', '实体店', '地址', '自提', '线下'],
  presets: [
    {
      name: '两家门店',
      words: '商城的前两家门店',
      data: { showTel: false },
      fill: async (pick) => ({ list: await pick.stores(2), showTel: true }),
    },
  ],
});
