// Registers bargain goods, whose price friends reduce.
import { defineWidget } from '~/renderer/define-widget';
import { activityHeight } from '../kit/activity-height';

export default defineWidget({
  id: 'bargain',
  version: 1,
  title: '砍价',
  group: 'marketing',
  permission: 'bargain',
  load: () => import('./view'),
  reserve: (data) =>
    activityHeight(data, (arrangement) => ({ chip: arrangement === 'one' ? '' : '砍价', hasClock: true })),
});
