// Registers the widget acme-lantern.
import { defineWidget } from 'pagoda/widget';

export default defineWidget({
  id: 'acme-lantern',
  version: 1,
  title: '灯笼',
  group: 'marketing',
  load: () => import('./view'),
  reserve: () => 200,
});
