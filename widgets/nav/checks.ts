// Checks of the navigation besides the rules of its form.
import { nameOfTarget } from '~/domain/studio/check/known-names';
import { defineChecks, eachRow, knownName, should, textAt } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  eachRow(
    'must',
    {
      code: 'nameless',
      list: '/navs',
      fix: (row, around, at) =>
        knownName(5, (one, { facts }) => nameOfTarget(one, facts) || textAt(one, 'labelName'))(
          row,
          around,
          `${at}/name`,
        ),
    },
    (row) => textAt(row, 'name') === '' && textAt(row, 'icon') === '' && '名称和图标都没有',
  ),
  should('columns', '/navs', ({ navs, columns, navType }) => {
    const count = Array.isArray(navs) ? navs.length : 0;
    const isWhole = navType === 'fixed' && Number(columns) > 0;
    return (
      isWhole &&
      count > Number(columns) &&
      count % Number(columns) !== 0 &&
      '数量不是每行个数的整数倍，最后一行会空出几格'
    );
  }),
  should(
    'many',
    '/navs',
    ({ navs }) => Array.isArray(navs) && navs.length > 20 && '超过 20 个，顾客很难找到',
  ),
]);
