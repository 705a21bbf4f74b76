// Checks of the popup besides the rules of its form.
import { hasTarget } from '~/domain/links';
import {
  defineChecks,
  eachRow,
  isOn,
  must,
  rowsAt,
  textAt,
  type WidgetCheck,
} from '~/domain/studio/check/widget-checks';

const linked = eachRow(
  'should',
  { code: 'link', list: '/list', at: '/link' },
  ({ link }) => !hasTarget(link) && '没有链接，点了没有反应',
);

/** On a home shoppers come by again and again. */
const often: WidgetCheck = ({ times }, { facts }) =>
  Number(times) === 0
    ? [
        {
          code: 'times',
          level: facts.homeOf.length > 0 ? 'should' : 'hint',
          at: '/times',
          words: '每次都弹，常来的顾客会嫌烦；可改成仅第一次',
        },
      ]
    : [];

const whileOpened =
  (check: WidgetCheck): WidgetCheck =>
  (data, around) =>
    isOn(data['opened']) ? check(data, around) : [];

export default defineChecks([
  must(
    'empty',
    '/list',
    (data) =>
      isOn(data['opened']) &&
      rowsAt(data, '/list').every((row) => textAt(row, 'picUrl') === '') &&
      '打开了弹窗，但没有图片',
  ),
  whileOpened(often),
  whileOpened(linked),
]);
