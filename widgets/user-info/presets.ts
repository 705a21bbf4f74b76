// Presets of the shopper's own strip.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['头像', '昵称', '会员', '我的'],
  icon: 'M1.5 3h13v10h-13zM5.5 7.8a1.4 1.4 0 100-2.8 1.4 1.4 0 000 2.8zM3.5 10.8c.3-1 1-1.3 2-1.3s1.7.3 2 1.3M10 6.5h2.2M10 9.5h2.2',
  presets: [
    { name: '头像居中', words: '头像、昵称与等级，居中', data: { style: 2 } },
    { name: '卡片', words: '图片里的一张卡片', data: { style: 3 } },
  ],
});
