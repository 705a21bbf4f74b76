// Registers the notice that replaces a page which the shopper's level may not see.
import { defineWidget } from '~/renderer/define-widget';

export default defineWidget({
  id: 'access_limit',
  version: 1,
  title: '页面访问限制',
  group: 'structural',
  single: true,
  load: () => import('./view'),
  reserve: () => 1200,
});
