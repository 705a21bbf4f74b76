// Presets of the block of the points mall.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({
  plugin: 'integral_mall',
  words: ['积分兑换', '换购', '会员积分'],
  icon: 'M8 14.5a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM8 4.6l1 2.2 2.4.3-1.8 1.6.5 2.4L8 9.9l-2.1 1.2.5-2.4-1.8-1.6 2.4-.3z',
  data: { showGoods: true, showCoupon: true, couponColor: '#FFFFFF' },
});
