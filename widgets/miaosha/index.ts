// Registers the goods of hourly sessions.
import { defineWidget } from '~/renderer/define-widget';
import { activityHeight, sessionHeight } from '../kit/activity-height';

const CHIP = { chip: '秒杀' };

export default defineWidget({
  id: 'miaosha',
  version: 1,
  title: '秒杀',
  group: 'marketing',
  permission: 'miaosha',
  load: () => import('./view'),
  reserve: (data) =>
    sessionHeight(data, CHIP) ??
    activityHeight(data, (arrangement) => ({ ...(arrangement === 'one' ? {} : CHIP), hasClock: true })),
});
