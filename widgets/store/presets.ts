// Presets of the list of stores.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['店铺', '实体店', '地址', '自提', '线下'],
  icon: 'M2.7 7.5v6.5h10.6V7.5M1.5 5.5L3 2h10l1.5 3.5a2.1 2.1 0 01-4.3 0 2.2 2.2 0 01-4.4 0 2.1 2.1 0 01-4.3 0zM6.5 14v-3.5h3V14',
  presets: [
    {
      name: '两家门店',
      words: '商城的前两家门店',
      data: { showTel: false },
      fill: async (pick) => ({ list: await pick.stores(2), showTel: true }),
    },
  ],
});
