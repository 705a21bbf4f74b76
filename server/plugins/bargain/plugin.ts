// The plugin bargain: bargains.
import { definePlugin } from '../kit/define-plugin';
import { activityExtra } from '../kit/activity-goods/home-extra';
import { seedActivities } from '../kit/activity-goods/seed-activities';
import { hydrator } from './hydrator';
import './rules';
import { PLANS } from './seed-plans';

export default definePlugin({
  key: 'bargain',
  title: '砍价',
  home: '/plugins/bargain/index/index',
  links: [
    ['砍价列表', 'bargain/index/index'],
    ['我的砍价', 'bargain/order-list/order-list'],
  ],
  hydrators: { bargain: hydrator },
  homeExtra: activityExtra('bargain'),
  seed: seedActivities(PLANS),
});
