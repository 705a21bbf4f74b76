// Registers the goods of flash sales.
import { defineWidget } from '~/renderer/define-widget';
import { activityHeight, sessionHeight } from '../kit/activity-height';

const CHIP = '限时抢购';
/** Lines of the reduction, and of the sold share. */
const DISCOUNT = 39;
const PROGRESS = 64;

export default defineWidget({
  id: 'flash-sale',
  version: 1,
  title: '限时抢购',
  group: 'marketing',
  permission: 'flash_sale',
  load: () => import('./view'),
  reserve: (data) => {
    const note = DISCOUNT + (data['showProgressBar'] === true ? PROGRESS : 0);
    return (
      sessionHeight(data, { chip: CHIP, note }) ??
      activityHeight(data, (arrangement) => ({ chip: arrangement === 'one' ? '' : CHIP, note }))
    );
  },
});
