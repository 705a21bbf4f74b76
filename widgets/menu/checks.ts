// Checks of menus besides the rules of its form.
import { defineChecks, eachRow, textAt } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  eachRow(
    'must',
    { code: 'nameless', list: '/menus', at: '/name' },
    (row) => textAt(row, 'name') === '' && '没有名称',
  ),
]);
