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
import { LEAST_TARGET } from '~/domain/studio/check/issue';
import type { Data } from '~/domain/studio/check/places';
import type { Pointer } from '~/domain/studio/pointer';
import { blockHeight } from './geometry';

const WIDTH = 750;

const RATIO_TOLERANCE = 0.05;

/** Pictures are stretched over their cells. */
const fitting: WidgetCheck = (data, around) => {
  const height = blockHeight(data);
  if (height === null || height === 0) return [];
  const cellOf = (row: Data) => ({
    wide: (WIDTH * Number(row['w'])) / Number(data['w']),
    high: (height * Number(row['h'])) / Number(data['h']),
  });
  const fix = (row: Data, _around: unknown, at: Pointer) => {
    const { wide, high } = cellOf(row);
    return { words: '裁剪', picture: textAt(row, 'pic_url'), at, ratio: wide / high };
  };
  return eachRow('should', { code: 'ratio', list: '/list', at: '/pic_url', fix }, (row, { facts }) => {
    const picture = facts.pictures[textAt(row, 'pic_url')];
    const { wide, high } = cellOf(row);
    if (picture === undefined || !(wide > 0 && high > 0)) return false;
    const have = picture.width / Math.max(1, picture.height);
    const size = `${Math.round(wide)}×${Math.round(high)}`;
    const words = `建议 ${size}，现在 ${picture.width}×${picture.height}，会变形`;
    return Math.abs(have / (wide / high) - 1) > RATIO_TOLERANCE && words;
  })(data, around);
};

const smallCells: WidgetCheck = (data, around) => {
  const height = blockHeight(data);
  if (height === null || height === 0) return [];
  const isSmall = (cells: unknown, all: unknown, size: number) =>
    (size * Number(cells)) / Number(all) < LEAST_TARGET;
  return eachRow(
    'should',
    { code: 'target', list: '/list' },
    ({ w, h, link }) =>
      hasTarget(link) &&
      (isSmall(w, data['w'], WIDTH) || isSmall(h, data['h'], height)) &&
      `小于 ${LEAST_TARGET}×${LEAST_TARGET}，不好点`,
  )(data, around);
};

/** Part of an axis, in rpx. */
type Span = readonly [from: number, to: number];

const meet = (one: Span, other: Span): boolean => one[0] < other[1] && other[0] < one[1];

const spanOf = (from: unknown, size: unknown, unit = 1): Span => [
  Number(from) * unit,
  (Number(from) + Number(size)) * unit,
];

/** A tap on a hotspot never gets to the picture below. */
const covered: WidgetCheck = (data, around) => {
  const height = blockHeight(data);
  if (height === null || height === 0) return [];
  const [column, row] = [WIDTH / Number(data['w']), height / Number(data['h'])];
  const cells = rowsAt(data, '/list').filter(({ link }) => hasTarget(link));
  return eachRow(
    'should',
    { code: 'covered', list: '/hotspot' },
    ({ left, top, width, height: tall }) =>
      cells.some(
        ({ x, y, w, h }) =>
          meet(spanOf(left, width), spanOf(x, w, column)) && meet(spanOf(top, tall), spanOf(y, h, row)),
      ) && '热区盖住了有链接的图片，点到的是热区；请移开，或去掉图片的链接',
  )(data, around);
};

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
  fitting,
  smallCells,
  covered,
]);
