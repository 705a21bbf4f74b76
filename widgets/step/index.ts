// Registers the goods for the currency of steps.
import { defineWidget } from '~/renderer/define-widget';
import { activityHeight } from '../kit/activity-height';

export default defineWidget({
  id: 'step',
  version: 1,
  title: '步数宝',
  group: 'marketing',
  permission: 'step',
  load: () => import('./view'),
  reserve: (data) => activityHeight(data, (arrangement) => (arrangement === 'one' ? {} : { chip: '步数宝' })),
});
