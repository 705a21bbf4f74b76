// The plugin lottery: draws.
import { definePlugin } from '../kit/define-plugin';
import { activityExtra } from '../kit/activity-goods/home-extra';
import { seedActivities } from '../kit/activity-goods/seed-activities';
import { hydrator } from './hydrator';
import './rules';
import './tables';
import { PLANS } from './seed-plans';

export default definePlugin({
  key: 'lottery',
  title: '幸运抽奖',
  home: '/plugins/lottery/index/index',
  links: [
    ['幸运抽奖', 'lottery/index/index'],
    ['抽奖商品详情', 'lottery/goods/goods', 'lottery_id!'],
  ],
  hydrators: { lottery: hydrator },
  homeExtra: activityExtra('lottery'),
  seed: seedActivities(PLANS),
});
