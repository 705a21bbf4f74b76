// Presets of the block of bargains.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({
  plugin: 'bargain',
  words: ['帮砍', '0 元购', '裂变'],
  icon: 'M2.5 13.8L10.3 5M7.5 3.5L10 1.5c2.5 1 4.3 3 4.5 5.5l-2 2.2C11.5 7.5 9.7 5.2 7.5 3.5z',
});
