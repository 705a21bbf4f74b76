// What the block of lotteries is inserted as.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'lottery', words: ['幸运', '中奖', '拼手气', '开奖'] });
