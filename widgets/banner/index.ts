// Registers the banner.
import { defineWidget, reservedNumber } from '~/renderer/define-widget';

export default defineWidget({
  id: 'banner',
  version: 1,
  title: '轮播广告',
  group: 'basic',
  load: () => import('./view'),
  reserve: (data) => {
    if (!Array.isArray(data['banners']) || data['banners'].length === 0) return 0;
    const spaces = reservedNumber(data['c_padding_top'], 0) + reservedNumber(data['c_padding_bottom'], 0);
    return spaces + Math.max(10, reservedNumber(data['height'], 450));
  },
});
