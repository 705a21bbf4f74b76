// Presets of the block of gifts.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({
  plugin: 'gift',
  words: ['送礼', '礼物', '送朋友'],
  icon: 'M1.8 5.5h12.4v3H1.8zM3 8.5V14h10V8.5M8 5.5V14M8 5.5C5.5 5.5 4 4.7 4.3 3.3S7.4 1.8 8 5.5c.6-3.7 3.4-3.6 3.7-2.2S10.5 5.5 8 5.5z',
});
