// Presets of the block of flash sales.
import { sessionPresets } from '../kit/activity-presets';

export default sessionPresets({
  plugin: 'flash_sale',
  words: ['特卖', '折扣', '闪购', '打折'],
  icon: 'M8.2 1.5c.3 2.8 4.3 4.3 4.3 8A4.5 4.7 0 018 14.5a4.5 4.7 0 01-4.5-5c0-1.7.8-2.8 1.8-3.7.2 1.2.7 1.9 1.5 2.2-.3-2.5.2-4.9 1.4-6.5z',
  data: { mTitle: '限时抢购', showProgressBar: true },
});
