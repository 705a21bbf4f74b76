// Presets of the block of goods for steps.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({
  plugin: 'step',
  words: ['步数', '运动', '活力币'],
  icon: 'M1.5 12.5v-7c1.7 1.3 3.2.7 3.7-.7l4 3.7c1.5 1.3 5.3 1 5.3 4zM7.5 9l1.2-1.2M9.5 10.5l1-1.2',
});
