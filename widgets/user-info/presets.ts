// Presets of the shopper's own strip.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['头像', '昵称', '会员', '我的'],
  presets: [
    { name: '头像居中', words: '头像、昵称与等级，居中', data: { style: 2 } },
    { name: '卡片', words: '图片里的一张卡片', data: { style: 3 } },
  ],
});
