// Presets of the block of bookings.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({
  plugin: 'booking',
  words: ['预订', '到店', '服务', '体验'],
  icon: 'M13.5 6.5v-3h-11v10h4M5.5 1.8v3M10.5 1.8v3M11.2 14.5a3.3 3.3 0 100-6.6 3.3 3.3 0 000 6.6zM11.2 9.9v1.5l1 .6',
});
