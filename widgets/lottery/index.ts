// Registers the goods of prize draws.
import { defineWidget } from '~/renderer/define-widget';
import { activityHeight } from '../kit/activity-height';

export default defineWidget({
  id: 'lottery',
  version: 1,
  title: '抽奖',
  group: 'marketing',
  permission: 'lottery',
  load: () => import('./view'),
  reserve: (data) => activityHeight(data, () => ({ hasClock: true })),
});
