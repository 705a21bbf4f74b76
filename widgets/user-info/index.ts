// Registers the head with the current shopper.
import { defineWidget } from '~/renderer/define-widget';

export default defineWidget({
  id: 'user-info',
  version: 1,
  title: '用户信息',
  group: 'basic',
  load: () => import('./view'),
  reserve: () => 300,
});
