// Presets of the block of wholesale goods.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({
  plugin: 'wholesale',
  words: ['批发', '起批', '阶梯价', '进货'],
  icon: 'M5.2 1.8h5.6V8H5.2zM2.3 8H8v6H2.3zM8 8h5.7v6H8zM8 1.8v2M5.2 8v2M10.8 8v2',
});
