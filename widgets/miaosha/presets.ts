// Presets of the block of hourly sessions.
import { sessionPresets } from '../kit/activity-presets';

export default sessionPresets({
  plugin: 'miaosha',
  words: ['整点', '抢购', '场次', '特价'],
  data: { mTitle: '整点秒杀' },
});
