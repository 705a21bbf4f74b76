// Registers the floating quick navigation.
import { defineWidget } from '~/renderer/define-widget';

export default defineWidget({
  id: 'quick-nav',
  version: 1,
  title: '快捷导航',
  group: 'other',
  single: true,
  place: 'overlay',
  load: () => import('./view'),
  reserve: () => 0,
});
