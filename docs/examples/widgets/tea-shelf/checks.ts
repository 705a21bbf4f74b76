// Checks of the widget tea-shelf besides the rules of its form.
import { defineChecks, eachRow, must, rowsAt, textAt } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  must('empty', '/list', (data) => rowsAt(data, '/list').length === 0 && '没有商品'),
  eachRow('should', { code: 'words', list: '/entries', at: '/words' }, (row) =>
    textAt(row, 'words') === '' ? '没有文字' : false,
  ),
]);
