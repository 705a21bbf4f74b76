// The plugin advance: pre-sales.
import { definePlugin } from '../kit/define-plugin';
import { activityExtra } from '../kit/activity-goods/home-extra';
import { depositPayable } from './deposit';
import { hydrator } from './hydrator';
import { jobs } from './jobs';
import { advanceKind } from './kind';
import { openDeposits } from './open-deposits';
import { routes } from './routes';
import './rules';
import { seedAdvance } from './seed';
import { settings } from './settings.gen';
import './tables';

export default definePlugin({
  key: 'advance',
  title: '商品预售',
  home: '/plugins/advance/index/index',
  links: [
    ['我的预定', 'advance/order/order'],
    ['预售首页', 'advance/index/index'],
    ['预售商品详情', 'advance/detail/detail', 'id!'],
  ],
  settings,
  routes,
  sale: [advanceKind],
  payable: depositPayable,
  jobs,
  shopperRows: { moved: ['advance_orders'] },
  openMatters: openDeposits,
  hydrators: { advance: hydrator },
  homeExtra: activityExtra('advance'),
  seed: seedAdvance,
});
