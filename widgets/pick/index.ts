// Registers N-for-a-price goods.
import { defineWidget } from '~/renderer/define-widget';
import { activityHeight } from '../kit/activity-height';

/** The chip of the rule with the gap above it, in rpx. */
const RULE_LINE = 50;

export default defineWidget({
  id: 'pick',
  version: 1,
  title: 'N元任选',
  group: 'marketing',
  permission: 'pick',
  load: () => import('./view'),
  reserve: (data) =>
    activityHeight(data, (arrangement) => ({
      chip: arrangement === 'one' ? '' : 'N元任选',
      note: RULE_LINE,
      hasMemberPrice: false,
    })),
});
