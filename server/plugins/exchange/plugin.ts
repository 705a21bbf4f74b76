// The plugin exchange: gift cards.
import { definePlugin } from '../kit/define-plugin';
import { activityExtra } from '../kit/activity-goods/home-extra';
import { seedActivities } from '../kit/activity-goods/seed-activities';
import { hydrator } from './hydrator';
import './rules';
import { PLANS } from './seed-plans';

export default definePlugin({
  key: 'exchange',
  title: '兑换中心',
  links: [
    ['兑换中心', 'exchange/index/index'],
    ['礼品卡中心', 'exchange/list/list'],
    ['礼品卡详情', 'exchange/goods/goods', 'goods_id!'],
  ],
  hydrators: { exchange: hydrator },
  homeExtra: activityExtra('exchange'),
  seed: seedActivities(PLANS),
});
