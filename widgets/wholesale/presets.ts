// Presets of the block of wholesale goods.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'wholesale', words: ['批发', '起批', '阶梯价', '进货'] });
