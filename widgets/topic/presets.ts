// Presets of the block of topics.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['文章', '头条', '资讯', '内容'],
  presets: [
    { name: '滚动标题', words: '最新专题的标题，两行滚动', data: { style: 'normal', count: 2 } },
    {
      name: '列表',
      words: '自己选的三篇专题',
      data: { style: 'list' },
      fill: async (pick) => ({ topic_list: await pick.topics(3) }),
    },
  ],
});
