// Presets of pre-sale goods.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'advance', words: ['定金', '预订', '预购', '新品'] });
