// Presets of the empty strip.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['空白', '留白', '间隔', '分隔', '间距'],
  icon: 'M2 2.5h12M2 13.5h12M8 5.3v5.4M6.3 6.7L8 5l1.7 1.7M6.3 9.3L8 11l1.7-1.7',
  presets: [{ name: '透明间隔', words: '20 点高，透出页面背景', data: { height: 20, background: null } }],
});
