// Presets of the block of reusable modules.
import { textOf } from '~/domain/coercion';
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['模块', '复用', '公共', '引用', '共享'],
  icon: 'M8 1.5l5.5 3v7L8 14.5l-5.5-3v-7zM2.5 4.5L8 7.5l5.5-3M8 7.5v7',
  presets: [
    {
      name: '一个模块',
      words: '引用商城的一个模块，改一处处处更新',
      data: { tabType: 'filling' },
      fill: async (pick) => ({
        list: (await pick.modules(1)).map(({ id, name, data }) => ({
          id,
          name: textOf(name),
          tabName: '',
          data,
        })),
      }),
    },
  ],
});
