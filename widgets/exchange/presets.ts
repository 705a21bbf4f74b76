// What the block of gift cards is inserted as.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'exchange', words: ['礼品卡', '兑换码', '提货', '卡券'] });
