// Presets of the map.
import { textOf } from '~/domain/coercion';
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['位置', '导航', '地址', '定位'],
  presets: [
    {
      name: '门店位置',
      words: '第一家门店的位置',
      data: { location: '30.246026,120.155151' },
      fill: async (pick) => {
        const [store] = await pick.stores(1);
        const location = textOf(store?.['location']);
        return location === '' ? {} : { location };
      },
    },
  ],
});
