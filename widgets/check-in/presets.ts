// Presets of the check-in.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['打卡', '每日', '积分'],
  icon: 'M2.5 3.5h11v10h-11zM5.5 1.8v3M10.5 1.8v3M5.3 9l2 2L11 7.3',
  presets: [
    {
      name: '右侧签到',
      words: '今日奖励在左，右边点击签到',
      data: { hotspot: { left: 550, top: 60, width: 160, height: 88, link: '' } },
    },
  ],
});
