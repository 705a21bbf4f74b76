// Presets of the block of group buying.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({
  plugin: 'pintuan',
  words: ['团购', '成团', '拼单', '开团'],
  icon: 'M5.2 7a2.3 2.3 0 100-4.6 2.3 2.3 0 000 4.6zM11.3 7.5a1.9 1.9 0 100-3.8M1.5 13.5c0-2.5 1.5-4 3.7-4s3.7 1.5 3.7 4zM11.3 9.8c1.8 0 3.2 1.2 3.2 3.7h-2.5',
});
