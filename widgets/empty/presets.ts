// Presets of the empty strip.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['空白', '留白', '间隔', '分隔', '间距'],
  presets: [{ name: '透明间隔', words: '20 rpx 高，透出页面背景', data: { height: 20, background: null } }],
});
