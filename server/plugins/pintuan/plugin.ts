// The plugin pintuan: group purchases.
import { definePlugin } from '../kit/define-plugin';
import { activityExtra } from '../kit/activity-goods/home-extra';
import { seedActivities } from '../kit/activity-goods/seed-activities';
import { hydrator } from './hydrator';
import './rules';
import { PLANS } from './seed-plans';

export default definePlugin({
  key: 'pintuan',
  title: '拼团',
  home: '/plugins/pt/index/index',
  links: [
    ['拼团首页', 'pt/index/index'],
    ['我的拼团', 'pt/order/order'],
    ['拼团商品详情', 'pt/goods/goods', 'goods_id!'],
  ],
  hydrators: { pintuan: hydrator },
  isSearched: true,
  homeExtra: activityExtra('pintuan'),
  seed: seedActivities(PLANS),
});
