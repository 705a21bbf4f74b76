// The plugin step: goods for steps.
import { definePlugin } from '../kit/define-plugin';
import { activityExtra } from '../kit/activity-goods/home-extra';
import { seedActivities } from '../kit/activity-goods/seed-activities';
import { hydrator } from './hydrator';
import './rules';
import { PLANS } from './seed-plans';

export default definePlugin({
  key: 'step',
  title: '步数宝',
  links: [
    ['步数宝', 'step/index/index'],
    ['步数宝商品详情', 'step/goods/goods', 'goods_id!'],
  ],
  hydrators: { step: hydrator },
  isOnWeb: false,
  homeExtra: activityExtra('step'),
  seed: seedActivities(PLANS),
});
