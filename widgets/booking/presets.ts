// Presets of the block of bookings.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'booking', words: ['预订', '到店', '服务', '体验'] });
