// Presets of the list of live rooms.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['直播间', '主播', '带货'],
  presets: [{ name: '左图右文', words: '最近的五个直播间', data: { style_type: 3, number: 5 } }],
});
