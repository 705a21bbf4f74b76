// Checks of menus besides the rules of its form.
import { nameOfTarget } from '~/domain/studio/check/known-names';
import { defineChecks, eachRow, knownName, textAt } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  eachRow(
    'must',
    {
      code: 'nameless',
      list: '/menus',
      at: '/name',
      fix: knownName(6, (row, { facts }) => nameOfTarget(row, facts)),
    },
    (row) => textAt(row, 'name') === '' && '没有名称',
  ),
]);
