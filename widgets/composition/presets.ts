// Presets of the block of sets of goods.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'composition', words: ['套装', '搭配', '组合购'] });
