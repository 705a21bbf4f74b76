// Checks of the banner besides the rules of its form.
import type { PictureFact } from '~/domain/studio/check/issue';
import { defineChecks, isOn, rowsAt, should, textAt } from '~/domain/studio/check/widget-checks';

const RATIO_TOLERANCE = 0.05;

const ratioOf = ({ width, height }: PictureFact): number => width / Math.max(1, height);

export default defineChecks([
  should(
    'many',
    '/banners',
    ({ banners }) => Array.isArray(banners) && banners.length > 8 && '超过 8 张，后面的很少有人看到',
  ),
  should(
    'fast',
    '/interval',
    ({ autoplay, interval }) =>
      !isOn(autoplay) && Number(interval ?? 3000) < 3000 && '少于 3 秒，很多人来不及看',
  ),
  should('ratios', '/banners', (data, { facts }) => {
    const ratios = rowsAt(data, '/banners')
      .flatMap((row) => facts.pictures[textAt(row, 'picUrl')] ?? [])
      .map(ratioOf);
    const isUneven = ratios.length > 1 && Math.max(...ratios) / Math.min(...ratios) > 1 + RATIO_TOLERANCE;
    return isUneven && '图片的宽高比例不一样，切换时会裁切不同的部分；请换成同样尺寸的图片';
  }),
]);
