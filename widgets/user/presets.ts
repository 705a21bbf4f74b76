// Presets of the head of the user centre.
import { demoPicture } from '~/domain/studio/demo-pictures';
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['头像', '昵称', '会员', '头部', '等级'],
  presets: [
    {
      name: '图片背景',
      words: '头像居左，背景是一张图片',
      data: { bg_style: 2, top_pic_url: demoPicture('user-cover'), top_style: 1 },
      fill: async (pick) => {
        const [picture] = await pick.pictures('ground', 1);
        return picture === undefined ? {} : { top_pic_url: picture.url };
      },
    },
    {
      name: '色块背景',
      words: '头像居中，背景是圆弧色块',
      data: { bg_style: 1, mode: 3, bg_color: '#C6453E', top_style: 2 },
    },
  ],
});
