// What the block of goods for steps is inserted as.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'step', words: ['步数', '运动', '活力币'] });
