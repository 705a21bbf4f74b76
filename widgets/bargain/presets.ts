// What the block of bargains is inserted as.
import { activityPresets } from '../kit/activity-presets';

export default activityPresets({ plugin: 'bargain', words: ['帮砍', '0 元购', '裂变'] });
