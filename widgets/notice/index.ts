// Registers the notice.
import { defineWidget } from '~/renderer/define-widget';

export default defineWidget({
  id: 'notice',
  version: 1,
  title: '公告',
  group: 'basic',
  load: () => import('./view'),
  reserve: () => 76,
});
