// Checks of topics besides the rules of its form.
import {
  defineChecks,
  eachRow,
  isOn,
  rowsAt,
  textAt,
  type WidgetCheck,
} from '~/domain/studio/check/widget-checks';

const namelessTabs = eachRow(
  'must',
  { code: 'nameless', list: '/list', at: '/name' },
  (row) => textAt(row, 'name') === '' && '标签没有名称',
);

const emptyTabs = eachRow(
  'should',
  { code: 'empty', list: '/list', at: '/children' },
  (row) =>
    isOn(row['custom']) && rowsAt(row, '/children').length === 0 && '还没有选专题；请选择，或关掉自定义专题',
);

const inCategories =
  (check: WidgetCheck): WidgetCheck =>
  (data, around) =>
    isOn(data['cat_show']) ? check(data, around) : [];

export default defineChecks([inCategories(namelessTabs), inCategories(emptyTabs)]);
