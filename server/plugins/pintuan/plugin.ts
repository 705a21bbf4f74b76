// The plugin pintuan: group purchases.
import { definePlugin } from '../kit/define-plugin';
import { activityExtra } from '../kit/activity-goods/home-extra';
import { hydrator } from './hydrator';
import { jobs } from './jobs';
import { pintuanKind } from './kind';
import { openGroups } from './open-groups';
import { routes } from './routes';
import './rules';
import { seedPintuan } from './seed';
import { settings } from './settings.gen';
import './tables';

export default definePlugin({
  key: 'pintuan',
  title: '拼团',
  home: '/plugins/pt/index/index',
  links: [
    ['拼团首页', 'pt/index/index'],
    ['我的拼团', 'pt/order/order'],
    ['拼团商品详情', 'pt/goods/goods', 'goods_id!'],
  ],
  settings,
  routes,
  sale: [pintuanKind],
  jobs,
  shopperRows: { moved: ['pintuan_members'] },
  openMatters: openGroups,
  hydrators: { pintuan: hydrator },
  homeExtra: activityExtra('pintuan'),
  seed: seedPintuan,
});
