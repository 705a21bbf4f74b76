// Registers the goods that are reserved.
import { defineWidget } from '~/renderer/define-widget';
import { activityHeight } from '../kit/activity-height';

export default defineWidget({
  id: 'booking',
  version: 1,
  title: '预约',
  group: 'marketing',
  permission: 'booking',
  load: () => import('./view'),
  reserve: activityHeight,
});
