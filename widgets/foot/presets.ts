// Presets of favourites and footprints.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['收藏', '足迹', '浏览记录', '关注'],
  icon: 'M8 13.8L2.6 8.3a3.4 3.4 0 014.8-4.8l.6.6.6-.6a3.4 3.4 0 014.8 4.8z',
  presets: [
    {
      name: '白色卡片',
      words: '白色卡片，深色文字',
      data: {
        bg: 0,
        card: 1,
        card_color: '#FFFFFF',
        title_color: '#666666',
        number_color: '#333333',
        line_color: '#E5E5E5',
      },
    },
  ],
});
