// Checks of modules besides the rules of its form.
import { defineChecks, eachRow, rowsAt, textAt } from '~/domain/studio/check/widget-checks';

const namelessTabs = eachRow(
  'must',
  { code: 'nameless', list: '/list', at: '/tabName' },
  (row) => textAt(row, 'tabName') === '' && '标签没有名称',
);

export default defineChecks([
  (data, around) => (rowsAt(data, '/list').length > 1 ? namelessTabs(data, around) : []),
]);
