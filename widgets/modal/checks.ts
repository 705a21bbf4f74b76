// Checks of the popup besides the rules of its form.
import { defineChecks, hint, isOn, must, rowsAt, textAt } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  must(
    'empty',
    '/list',
    (data) =>
      isOn(data['opened']) &&
      rowsAt(data, '/list').every((row) => textAt(row, 'picUrl') === '') &&
      '打开了弹窗，但没有图片',
  ),
  hint(
    'times',
    '/times',
    ({ opened, times }) => isOn(opened) && Number(times) === 0 && '每次都弹，常来的顾客会嫌烦',
  ),
]);
