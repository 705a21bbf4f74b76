// Registers the picture advert.
import { pictureRatio } from '~/domain/picture-address';
import { isRecord } from '~/domain/record';
import { defineWidget } from '~/renderer/define-widget';
import { blockHeight } from './geometry';

/** A picture without a known size: about half of the usual height of adverts. */
const UNMEASURED = 360;

/** Height of a single picture over the whole width, where its address has its size. */
function ownHeight([first]: readonly unknown[]): number | null {
  const source = isRecord(first) ? first['pic_url'] : null;
  const ratio = typeof source === 'string' ? pictureRatio(source) : null;
  return ratio === null ? null : 750 / ratio;
}

export default defineWidget({
  id: 'rubik',
  version: 1,
  title: '图片广告',
  group: 'basic',
  load: () => import('./view'),
  reserve: ({ list, ...data }) => {
    if (!Array.isArray(list) || list.length === 0) return 0;
    return Math.min(blockHeight(data) ?? ownHeight(list) ?? UNMEASURED, 5000);
  },
});
