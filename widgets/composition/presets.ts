// Presets of the block of sets of goods.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({
  plugin: 'composition',
  words: ['套装', '搭配', '组合购'],
  icon: 'M1.8 1.8h5.5v5.5H1.8zM8.7 8.7h5.5v5.5H8.7zM11.5 2v5M9 4.5h5',
});
