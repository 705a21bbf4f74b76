// Presets of the copyright line.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['底部', '页脚', '备案', '版权信息'],
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
