// The plugin miaosha: seckill sessions.
import { definePlugin } from '../kit/define-plugin';
import { sessionExtra } from '../kit/activity-goods/home-extra';
import { seedActivities } from '../kit/activity-goods/seed-activities';
import { hydrator } from './hydrator';
import './rules';
import { PLANS } from './seed-plans';

export default definePlugin({
  key: 'miaosha',
  title: '整点秒杀',
  home: '/plugins/miaosha/advance/advance',
  links: [
    ['秒杀首页', 'miaosha/advance/advance'],
    ['秒杀商品详情', 'miaosha/goods/goods', 'id! is_activity!'],
  ],
  hydrators: { miaosha: hydrator },
  isSearched: true,
  homeExtra: sessionExtra('miaosha'),
  seed: seedActivities(PLANS),
});
