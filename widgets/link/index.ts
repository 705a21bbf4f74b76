// Registers the heading strip.
import { defineWidget } from '~/renderer/define-widget';

export default defineWidget({
  id: 'link',
  version: 1,
  title: '标题',
  group: 'basic',
  load: () => import('./view'),
  reserve: () => 72,
});
