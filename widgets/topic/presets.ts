// Presets of the block of topics.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['文章', '头条', '资讯', '内容'],
  icon: 'M11.5 13.5V2.5h-10v9.5a1.5 1.5 0 001.5 1.5h9.5a1.8 1.8 0 001.8-1.8V6h-2.8M4.2 5.5h4.5v2.5H4.2zM4.2 10.7h4.5',
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
