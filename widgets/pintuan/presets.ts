// Presets of the block of group buying.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'pintuan', words: ['团购', '成团', '拼单', '开团'] });
