// The plugin composition: sets of goods.
import { definePlugin } from '../kit/define-plugin';
import { soldExtra } from '../kit/activity-goods/home-extra';
import { seedActivities } from '../kit/activity-goods/seed-activities';
import { hydrator } from './hydrator';
import { pickSets } from './pick-sets';
import './rules';
import { PLANS } from './seed-plans';

export default definePlugin({
  key: 'composition',
  title: '套餐组合',
  links: [
    ['套餐组合', 'composition/index/index'],
    ['套餐详情', 'composition/detail/detail', 'composition_id!'],
  ],
  hydrators: { composition: hydrator },
  pick: pickSets,
  // A set is itself an activity.
  homeExtra: soldExtra('composition', (activityIds, { limit }) =>
    Promise.resolve(activityIds.slice(0, limit)),
  ),
  seed: seedActivities(PLANS),
});
