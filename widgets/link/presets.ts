// Presets of the heading strip.
import { wholeLink } from '~/domain/studio/preset-links';
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['标题栏', '文字', '更多', '分隔', '小标题'],
  icon: 'M3 4.5v-2h10v2M8 2.5v11M6 13.5h4',
  presets: [
    {
      name: '左侧竖条',
      words: '竖条开头的标题，右边有“更多”',
      data: {
        title: '为你推荐',
        style: '4',
        styleColor: '',
        fontSize: '28',
        arrowsSwitch: true,
        link: wholeLink('商品列表'),
      },
    },
    {
      name: '居中横线',
      words: '两侧有横线的标题',
      data: { title: '为你推荐', style: '2', fontSize: '28' },
    },
  ],
});
