// The plugin acme_lantern: each shopper may light one lantern.
import { definePlugin } from 'pagoda/plugin';
import { hydrator } from './hydrator';
import { lanternKind } from './kind';
import { routes } from './routes';
import './tables';

export default definePlugin({
  key: 'acme_lantern',
  title: '灯笼',
  routes,
  home: '/plugins/acme_lantern/index/index',
  sale: [lanternKind],
  hydrators: { 'acme-lantern': hydrator },
  shopperRows: { united: { acme_lanterns: [] }, erased: { acme_lanterns: 'rows' } },
});
