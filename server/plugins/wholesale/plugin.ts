// The plugin wholesale: wholesale.
import { definePlugin } from '../kit/define-plugin';
import { activityExtra } from '../kit/activity-goods/home-extra';
import { seedActivities } from '../kit/activity-goods/seed-activities';
import { hydrator } from './hydrator';
import './rules';
import { PLANS } from './seed-plans';

export default definePlugin({
  key: 'wholesale',
  title: '商品批发',
  home: '/plugins/wholesale/index/index',
  links: [
    ['商品批发', 'wholesale/index/index'],
    ['批发商品详情', 'wholesale/goods/goods', 'id!'],
  ],
  hydrators: { wholesale: hydrator },
  homeExtra: activityExtra('wholesale'),
  seed: seedActivities(PLANS),
});
