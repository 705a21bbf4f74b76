// Presets of the block of gifts.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'gift', words: ['送礼', '礼物', '送朋友'] });
