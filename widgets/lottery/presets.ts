// Presets of the block of lotteries.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'lottery', words: ['幸运', '中奖', '拼手气', '开奖'] });
