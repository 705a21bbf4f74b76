// The plugin composition: sets of goods.
import { definePlugin } from '../kit/define-plugin';
import { soldExtra } from '../kit/activity-goods/home-extra';
import { hydrator } from './hydrator';
import { compositionKind } from './kind';
import { pickSets } from './pick-sets';
import { routes } from './routes';
import { PLUGIN } from './rules';
import { seedSets } from './seed';
import { settings } from './settings.gen';
import './tables';

export default definePlugin({
  key: PLUGIN,
  title: '套餐组合',
  home: '/plugins/composition/index/index',
  links: [
    ['套餐组合', 'composition/index/index'],
    ['套餐详情', 'composition/detail/detail', 'composition_id!'],
  ],
  settings,
  routes,
  sale: [compositionKind],
  hydrators: { composition: hydrator },
  pick: pickSets,
  // A set is itself an activity.
  homeExtra: soldExtra(PLUGIN, (activityIds, { limit }) => Promise.resolve(activityIds.slice(0, limit))),
  seed: seedSets,
});
