// The plugin check_in: awards for checking in day by day.
import { definePlugin } from '../kit/define-plugin';
import { checkInFigures } from './figures';
import { hydrator } from './hydrator';
import { routes } from './routes';
import { seedCheckIn } from './seed';
import { settings } from './settings.gen';
import './tables';

export default definePlugin({
  key: 'check_in',
  title: '签到',
  settings,
  routes,
  links: [['签到', 'check_in/index/index']],
  hydrators: { 'check-in': hydrator },
  userInfo: async (moment) => ({ check_in: await checkInFigures(moment) }),
  shopperRows: {
    united: { check_in_awards: ['status', 'award_key'] },
    given: [
      {
        table: 'check_in_awards',
        keys: ['status', 'award_key'],
        fen: "case when type = 'integral' then 0 else amount end",
        points: "case when type = 'integral' then amount else 0 end",
      },
    ],
  },
  seed: seedCheckIn,
});
