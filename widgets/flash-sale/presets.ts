// Presets of the block of flash sales.
import { sessionPresets } from '../kit/activity-presets';

export default sessionPresets({
  plugin: 'flash_sale',
  words: ['特卖', '折扣', '闪购', '打折'],
  data: { mTitle: '限时抢购', showProgressBar: true },
});
