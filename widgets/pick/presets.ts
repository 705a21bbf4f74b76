// Presets of the block of N-for-a-price goods.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({
  plugin: 'pick',
  words: ['任选', '凑单', '一口价'],
  icon: 'M1.5 6.5h13l-1.5 7.5H3zM4.5 6.5l2-4.5M11.5 6.5l-2-4.5M6 9.2v2.3M10 9.2v2.3',
});
