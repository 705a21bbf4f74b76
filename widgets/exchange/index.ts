// Registers the gift cards on sale.
import { defineWidget } from '~/renderer/define-widget';
import { activityHeight } from '../kit/activity-height';

export default defineWidget({
  id: 'exchange',
  version: 1,
  title: '礼品卡',
  group: 'marketing',
  permission: 'exchange',
  load: () => import('./view'),
  reserve: (data) => activityHeight(data, (arrangement) => (arrangement === 'one' ? {} : { chip: '礼品卡' })),
});
