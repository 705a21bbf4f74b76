// Presets of the copyright line.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['底部', '页脚', '备案', '版权信息'],
  icon: 'M8 14.5a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM10.3 6a3 3 0 100 4',
  presets: [
    {
      name: '一行文字',
      words: '页面最后的版权文字',
      data: { text: '版权所有', backgroundColor: '#F7F7F7' },
      fill: async (pick) => ({
        text: `© ${new Date(pick.now()).getUTCFullYear()} ${await pick.mallName()}`,
      }),
    },
  ],
});
