// Presets of the block of hourly sessions.
import { sessionPresets } from '../kit/activity-presets';

export default sessionPresets({
  plugin: 'miaosha',
  words: ['整点', '抢购', '场次', '特价'],
  icon: 'M13.8 6A6.2 6.2 0 107 13.9M7.7 4.5V8L5.5 9.3M12 8.5l-2.3 3h3.6l-2.3 3',
  data: { mTitle: '整点秒杀' },
});
