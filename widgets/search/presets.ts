// Presets of the search strip.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['搜索框', '搜索栏', '查找', '找商品'],
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
