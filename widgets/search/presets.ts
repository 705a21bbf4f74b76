// Presets of the search strip.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['搜索框', '搜索栏', '查找', '找商品'],
  icon: 'M5 3.5h6a4.5 4.5 0 010 9H5a4.5 4.5 0 010-9zM6 8.8a1.6 1.6 0 100-3.2 1.6 1.6 0 000 3.2zM7.3 8.5l1.5 1.5',
  presets: [
    {
      name: '搜索框',
      words: '一条浅灰的搜索框',
      data: { placeholder: '搜索好物', radius: 32, background: '#FFFFFF', color: '#F2F2F2' },
    },
    {
      name: '沉浸',
      words: '盖在轮播图上的搜索框，放在轮播广告前面',
      data: { placeholder: '搜索好物', radius: 32, typeStyle: '1' },
    },
  ],
});
