// The plugin advance: pre-sales.
import { definePlugin } from '../kit/define-plugin';
import { activityExtra } from '../kit/activity-goods/home-extra';
import { seedActivities } from '../kit/activity-goods/seed-activities';
import { hydrator } from './hydrator';
import './rules';
import { PLANS } from './seed-plans';

export default definePlugin({
  key: 'advance',
  title: '商品预售',
  home: '/plugins/advance/index/index',
  links: [
    ['我的预定', 'advance/order/order'],
    ['预售首页', 'advance/index/index'],
    ['预售商品详情', 'advance/detail/detail', 'id!'],
  ],
  hydrators: { advance: hydrator },
  homeExtra: activityExtra('advance'),
  seed: seedActivities(PLANS),
});
