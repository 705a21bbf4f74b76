// Presets of the block of goods for steps.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'step', words: ['步数', '运动', '活力币'] });
