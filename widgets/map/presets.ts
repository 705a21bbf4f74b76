// Presets of the map.
import { textOf } from '~/domain/coercion';
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['位置', '导航', '地址', '定位'],
  icon: 'M1.5 4L6 2.2 10 4l4.5-1.8V12L10 13.8 6 12l-4.5 1.8zM6 2.2V12M10 4v9.8',
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
