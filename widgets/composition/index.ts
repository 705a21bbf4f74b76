// Registers the sets of goods.
import { defineWidget } from '~/renderer/define-widget';
import { activityHeight } from '../kit/activity-height';
import { BIG_RATIO, HALF_COVER, ROW_COVER } from './measures';

export default defineWidget({
  id: 'composition',
  version: 1,
  title: '套餐组合',
  group: 'marketing',
  permission: 'composition',
  load: () => import('./view'),
  reserve: (data) =>
    activityHeight(data, () => ({
      chip: '套餐组合',
      bigRatio: BIG_RATIO,
      covers: { row: ROW_COVER, half: HALF_COVER.height },
    })),
});
