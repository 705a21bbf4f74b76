// Presets of the widget tea-shelf.
import { wholeLink } from '~/domain/studio/preset-links';
import { definePresets } from '~/domain/studio/presets';

const ENTRIES = [
  { words: '领券', link: wholeLink('领券中心') },
  { words: '全部分类', link: wholeLink('分类') },
];

export default definePresets({
  words: ['货架', '商品', '茶'],
  presets: [
    {
      name: '茶架',
      words: '一张图、两个入口、四件最新的商品',
      data: { entries: ENTRIES },
      fill: async (pick) => {
        const [[picture], goods] = await Promise.all([pick.pictures('banner', 1), pick.goods(4)]);
        return { picture: picture?.url ?? '', list: goods };
      },
    },
  ],
});
