// Presets of the block of gift cards.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'exchange', words: ['礼品卡', '兑换码', '提货', '卡券'] });
