// Registers the goods bought in groups.
import { defineWidget } from '~/renderer/define-widget';
import { activityHeight } from '../kit/activity-height';

export default defineWidget({
  id: 'pintuan',
  version: 1,
  title: '拼团',
  group: 'marketing',
  permission: 'pintuan',
  load: () => import('./view'),
  reserve: activityHeight,
});
