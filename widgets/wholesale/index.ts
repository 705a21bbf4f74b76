// Registers the goods sold wholesale.
import { defineWidget } from '~/renderer/define-widget';
import { activityHeight } from '../kit/activity-height';

export default defineWidget({
  id: 'wholesale',
  version: 1,
  title: '商品批发',
  group: 'marketing',
  permission: 'wholesale',
  load: () => import('./view'),
  reserve: (data) =>
    activityHeight(data, (arrangement) => (arrangement === 'one' ? {} : { chip: '商品批发' })),
});
