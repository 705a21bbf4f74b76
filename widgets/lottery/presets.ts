// Presets of the block of lotteries.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({
  plugin: 'lottery',
  words: ['幸运', '中奖', '拼手气', '开奖'],
  icon: 'M8 14.5A5.7 5.7 0 108 3.1a5.7 5.7 0 000 11.4zM8 3.1v11.4M3 6l10 5.7M13 6L3 11.7M6.7 1.2h2.6L8 3.1z',
});
