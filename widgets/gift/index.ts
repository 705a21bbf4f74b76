// Registers gift goods, bought for someone else.
import { defineWidget } from '~/renderer/define-widget';
import { activityHeight } from '../kit/activity-height';

export default defineWidget({
  id: 'gift',
  version: 1,
  title: '社交送礼',
  group: 'marketing',
  permission: 'gift',
  load: () => import('./view'),
  reserve: (data) =>
    activityHeight(data, (arrangement) => ({ chip: arrangement === 'one' ? '' : '社交送礼' })),
});
