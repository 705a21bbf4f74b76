// Presets of the head of the user centre.
import { demoPicture } from '~/domain/studio/demo-pictures';
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['头像', '昵称', '会员', '头部', '等级'],
  icon: 'M8 14.5a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM8 8.2a2.2 2.2 0 100-4.4 2.2 2.2 0 000 4.4zM3.7 12.7c.6-1.5 2-2.3 4.3-2.3s3.7.8 4.3 2.3',
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
      data: { bg_style: 1, mode: 3, bg_color: '', top_style: 2 },
    },
  ],
});
