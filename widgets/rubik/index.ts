// Registers the picture advert.
import { defineWidget } from '~/renderer/define-widget';
import { blockHeight } from './geometry';

/** A picture whose height nobody measured: about half of what adverts have. */
const UNMEASURED = 360;

export default defineWidget({
  id: 'rubik',
  version: 1,
  title: '图片广告',
  group: 'basic',
  load: () => import('./view'),
  reserve: ({ list, ...data }) => {
    if (!Array.isArray(list) || list.length === 0) return 0;
    return Math.min(blockHeight(data) ?? UNMEASURED, 5000);
  },
});
