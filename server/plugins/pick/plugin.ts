// The plugin pick: any so many for so much.
import { definePlugin } from '../kit/define-plugin';
import { seedActivities } from '../kit/activity-goods/seed-activities';
import { pickExtra } from './home-extra';
import { hydrator } from './hydrator';
import './rules';
import { PLANS } from './seed-plans';

export default definePlugin({
  key: 'pick',
  title: 'N元任选',
  home: '/plugins/pick/index/index',
  links: [['N元任选首页', 'pick/index/index']],
  hydrators: { pick: hydrator },
  homeExtra: pickExtra,
  seed: seedActivities(PLANS),
});
