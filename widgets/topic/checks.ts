// Checks of topics besides the rules of its form.
import { defineChecks, eachRow, isOn, textAt } from '~/domain/studio/check/widget-checks';

const namelessTabs = eachRow(
  'must',
  { code: 'nameless', list: '/list', at: '/name' },
  (row) => textAt(row, 'name') === '' && '标签没有名称',
);

export default defineChecks([(data, around) => (isOn(data['cat_show']) ? namelessTabs(data, around) : [])]);
