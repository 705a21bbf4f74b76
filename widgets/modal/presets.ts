// Presets of the popup.
import { demoPictures } from '~/domain/studio/demo-pictures';
import { targetLink } from '~/domain/studio/preset-links';
import { definePresets, type PickedPicture } from '~/domain/studio/presets';

const rowsOf = (pictures: readonly PickedPicture[]) => ({
  list: pictures.map(({ url }) => ({ picUrl: url, link: targetLink('商品列表') })),
});

export default definePresets({
  words: ['弹窗', '弹出', '浮层', '开屏', '活动图'],
  icon: 'M3 1.5h10v8.5H3zM3 8l3-2.5 2.5 2L10 6.2 13 8.5M6.7 12.2l2.6 2.6M9.3 12.2l-2.6 2.6',
  presets: [
    {
      name: '一张图片',
      words: '只在第一次打开时弹出',
      data: { opened: true, times: 1, ...rowsOf(demoPictures('popup', 1)) },
      fill: async (pick) => rowsOf(await pick.pictures('popup', 1)),
    },
  ],
});
