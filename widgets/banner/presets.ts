// Presets of the banner.
import { demoPictures } from '~/domain/studio/demo-pictures';
import { pickerLink, wholeLink } from '~/domain/studio/preset-links';
import { definePresets, type PickedPicture } from '~/domain/studio/presets';

const PLACE = '商品列表';

const rowsOf = (pictures: readonly PickedPicture[]) => ({
  banners: pictures.map(({ url }) => ({ picUrl: url, ...pickerLink(PLACE), link: wholeLink(PLACE) })),
});

const still = rowsOf(demoPictures('banner', 2));

export default definePresets({
  words: ['轮播', '广告', '幻灯', '焦点图', '头图', 'banner'],
  icon: 'M4.5 2.5h7v7.5h-7zM1.8 4.5v3.5M14.2 4.5v3.5M5.5 13.3h.01M8 13.3h.01M10.5 13.3h.01',
  presets: [
    {
      name: '卡片轮播',
      words: '两张圆角图片轮流播放',
      data: {
        ...still,
        height: 320,
        c_padding_top: 24,
        c_padding_lr: 24,
        c_padding_bottom: 24,
        c_border_top: 16,
        c_border_bottom: 16,
      },
      fill: async (pick) => rowsOf(await pick.pictures('banner', 2)),
    },
    {
      name: '通栏轮播',
      words: '满屏宽的图片轮流播放',
      data: { ...still, height: 400 },
      fill: async (pick) => rowsOf(await pick.pictures('banner', 2)),
    },
  ],
});
