// Registers the entries to the shopper's orders.
import { defineWidget } from '~/renderer/define-widget';

export default defineWidget({
  id: 'user-order',
  version: 1,
  title: '订单入口',
  group: 'basic',
  load: () => import('./view'),
  reserve: () => 244,
});
