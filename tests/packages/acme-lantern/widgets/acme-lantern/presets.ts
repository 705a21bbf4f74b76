// Presets of the widget acme-lantern.
import { definePresets } from 'pagoda/widget';

export default definePresets({
  words: ['祈福', '点灯'],
  presets: [{ name: '灯笼', words: '大家一起点亮', data: { words: '中秋点灯' } }],
});
