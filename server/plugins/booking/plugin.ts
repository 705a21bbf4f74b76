// The plugin booking: reservations.
import { definePlugin } from '../kit/define-plugin';
import { activityExtra } from '../kit/activity-goods/home-extra';
import { seedActivities } from '../kit/activity-goods/seed-activities';
import { hydrator } from './hydrator';
import './rules';
import { PLANS } from './seed-plans';

export default definePlugin({
  key: 'booking',
  title: '预约',
  home: '/plugins/book/index/index',
  links: [
    ['预约', 'book/index/index', 'cat_id'],
    ['预约商品详情', 'book/goods/goods', 'goods_id!'],
  ],
  hydrators: { booking: hydrator },
  isSearched: true,
  homeExtra: activityExtra('booking'),
  seed: seedActivities(PLANS),
});
