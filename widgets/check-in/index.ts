// Registers the check-in.
import { defineWidget } from '~/renderer/define-widget';

export default defineWidget({
  id: 'check-in',
  version: 1,
  title: '签到',
  group: 'basic',
  permission: 'check_in',
  load: () => import('./view'),
  reserve: () => 200,
});
