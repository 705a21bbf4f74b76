// Checks of modules besides the rules of its form.
import { pickKey } from '~/domain/studio/check/issue';
import { defineChecks, eachRow, knownName, rowsAt, textAt } from '~/domain/studio/check/widget-checks';

const namelessTabs = eachRow(
  'must',
  {
    code: 'nameless',
    list: '/list',
    at: '/tabName',
    fix: knownName(
      5,
      (row, { facts }) =>
        textAt(row, 'name') || (facts.picked[pickKey('modules', String(row['id']))]?.name ?? ''),
    ),
  },
  (row) => textAt(row, 'tabName') === '' && '标签没有名称',
);

/** Modules are delivered as they are now. */
const changed = eachRow('hint', { code: 'changed', list: '/list' }, ({ id }, { facts }) => {
  const at = facts.picked[pickKey('modules', String(id))]?.changedAt;
  const isNewer = at !== undefined && facts.publishedAt !== null && at > facts.publishedAt;
  return isNewer && '模块在这一页发布以后改过，顾客看到的已经是新的；请在手机上看一遍';
});

export default defineChecks([
  changed,
  (data, around) => (rowsAt(data, '/list').length > 1 ? namelessTabs(data, around) : []),
]);
