// Presets of the list of live rooms.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['直播间', '主播', '带货'],
  icon: 'M8 9.3a1.3 1.3 0 100-2.6 1.3 1.3 0 000 2.6zM5.2 10.8a4 4 0 010-5.6M10.8 5.2a4 4 0 010 5.6M3.1 12.9a6.9 6.9 0 010-9.8M12.9 3.1a6.9 6.9 0 010 9.8',
  presets: [{ name: '左图右文', words: '最近的五个直播间', data: { style_type: 3, number: 5 } }],
});
