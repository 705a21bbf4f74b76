// What the block of N-for-a-price goods is inserted as.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'pick', words: ['任选', '凑单', '一口价'] });
