// Checks of the picture advert besides the rules of its form.
import {
  defineChecks,
  eachRow,
  must,
  rowsAt,
  should,
  textAt,
  type WidgetCheck,
} from '~/domain/studio/check/widget-checks';
import { hasTarget } from '~/domain/links';

/** Least side of what is tapped, in rpx. */
const TARGET = 88;

const smallHotspots: WidgetCheck = eachRow(
  'should',
  { code: 'target', list: '/hotspot' },
  ({ width, height }) => (Number(width) < TARGET || Number(height) < TARGET) && '热区小于 88，不好点',
);

export default defineChecks([
  must('layout', '/style', ({ style }) => Number(style) === -1 && '还没有选排列方式'),
  eachRow(
    'must',
    { code: 'picture', list: '/list', at: '/pic_url' },
    (row) => textAt(row, 'pic_url') === '' && '还没有选图片',
  ),
  should(
    'link',
    '/list',
    (data) =>
      rowsAt(data, '/hotspot').length === 0 &&
      rowsAt(data, '/list').length > 0 &&
      rowsAt(data, '/list').every(({ link }) => !hasTarget(link)) &&
      '图片没有链接也没有热区，点了没有反应',
  ),
  smallHotspots,
]);
