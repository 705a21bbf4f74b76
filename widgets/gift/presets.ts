// What the block of gifts is inserted as.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'gift', words: ['送礼', '礼物', '送朋友'] });
