// Presets of pre-sale goods.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({
  plugin: 'advance',
  words: ['定金', '预订', '预购', '新品'],
  icon: 'M3.5 2h9M3.5 14h9M4.8 2v2.5L8 8l3.2-3.5V2M4.8 14v-2.5L8 8l3.2 3.5V14',
});
