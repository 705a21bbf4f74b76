// Presets of the block of the points mall.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({
  plugin: 'integral_mall',
  words: ['积分兑换', '换购', '会员积分'],
  data: { showGoods: true, showCoupon: true, couponColor: '#FFFFFF' },
});
