// Presets of the block of N-for-a-price goods.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'pick', words: ['任选', '凑单', '一口价'] });
