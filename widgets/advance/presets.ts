// What the block of goods sold in advance is inserted as.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'advance', words: ['定金', '预订', '预购', '新品'] });
