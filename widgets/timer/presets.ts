// Presets of the countdown.
import { definePresets } from '~/domain/studio/presets';
import { formatDate } from '~/domain/time';

const DAY_MS = 86_400_000;

export default definePresets({
  words: ['倒数', '限时', '活动时间', '计时'],
  icon: 'M8 14.5A5.5 5.5 0 108 3.5a5.5 5.5 0 000 11zM6.3 1.3h3.4M8 1.3v2.2M8 6.3V9M12.6 3.2l1 1',
  presets: [
    {
      name: '三天',
      words: '从现在到三天后 23:59:59',
      data: { startDateTime: '2026-01-01 00:00:00', endDateTime: '2035-12-31 23:59:59' },
      fill: async (pick) => ({
        startDateTime: `${formatDate(pick.now())} 00:00:00`,
        endDateTime: `${formatDate(pick.now() + 3 * DAY_MS)} 23:59:59`,
      }),
    },
  ],
});
