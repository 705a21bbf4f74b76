// Presets of the block of gift cards.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({
  plugin: 'exchange',
  words: ['礼品卡', '兑换码', '提货', '卡券'],
  icon: 'M1.5 3.5h13v9.5h-13zM1.5 6.7h13M4.2 10h.01M6.7 10h.01M9.2 10h.01M11.7 10h.01',
});
