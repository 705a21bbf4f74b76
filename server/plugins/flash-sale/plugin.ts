// The plugin flash_sale: flash sales.
import { definePlugin } from '../kit/define-plugin';
import { sessionExtra } from '../kit/activity-goods/home-extra';
import { seedActivities } from '../kit/activity-goods/seed-activities';
import { hydrator } from './hydrator';
import './rules';
import { PLANS } from './seed-plans';

export default definePlugin({
  key: 'flash_sale',
  title: '限时抢购',
  home: '/plugins/flash_sale/index/index',
  links: [
    ['限时抢购', 'flash_sale/index/index'],
    ['限时抢购详情', 'flash_sale/goods/goods', 'id!'],
  ],
  hydrators: { 'flash-sale': hydrator },
  homeExtra: sessionExtra('flash_sale'),
  seed: seedActivities(PLANS),
});
