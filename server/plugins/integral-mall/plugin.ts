// The plugin integral_mall: the points mall.
import { definePlugin } from '../kit/define-plugin';
import { activityExtra } from '../kit/activity-goods/home-extra';
import { seedActivities } from '../kit/activity-goods/seed-activities';
import { hydrator } from './hydrator';
import './rules';
import { seedPointsCoupons } from './seed-coupons';
import './tables';
import { PLANS } from './seed-plans';

export default definePlugin({
  key: 'integral_mall',
  title: '积分商城',
  home: '/plugins/integral_mall/index/index',
  links: [
    ['积分商城', 'integral_mall/index/index'],
    ['积分商品详情', 'integral_mall/goods/goods', 'goods_id!'],
  ],
  hydrators: { 'integral-mall': hydrator },
  homeExtra: activityExtra('integral_mall'),
  async seed(context) {
    await seedActivities(PLANS)(context);
    await seedPointsCoupons(context);
  },
});
