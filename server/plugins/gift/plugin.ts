// The plugin gift: gifts.
import { definePlugin } from '../kit/define-plugin';
import { activityExtra } from '../kit/activity-goods/home-extra';
import { seedActivities } from '../kit/activity-goods/seed-activities';
import { hydrator } from './hydrator';
import './rules';
import { PLANS } from './seed-plans';

export default definePlugin({
  key: 'gift',
  title: '社交送礼',
  home: '/plugins/gift/index/index',
  links: [['礼物', 'gift/index/index']],
  hydrators: { gift: hydrator },
  homeExtra: activityExtra('gift'),
  seed: seedActivities(PLANS),
});
