// The plugin wish_list: what shoppers wish that the mall had.
import { definePlugin } from '../kit/define-plugin';
import { jobs } from './jobs';
import { routes } from './routes';
import { seedWishes } from './seed';
import { settings } from './settings.gen';
import './tables';

export default definePlugin({
  key: 'wish_list',
  title: '心愿单',
  home: '/plugins/wish_list/index/index',
  links: [['心愿单', 'wish_list/index/index']],
  settings,
  routes,
  jobs,
  shopperRows: { moved: ['wish_list_wishes'], erased: { wish_list_wishes: 'rows' } },
  seed: seedWishes,
});
