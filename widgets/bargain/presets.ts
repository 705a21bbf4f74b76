// Presets of the block of bargains.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'bargain', words: ['帮砍', '0 元购', '裂变'] });
