// Checks of forms besides the rules of its form.
import { defineChecks, eachRow, must, should, textAt } from '~/domain/studio/check/widget-checks';
import { parseServerTime } from '~/domain/time';

export default defineChecks([
  eachRow(
    'must',
    { code: 'nameless', list: '/formDialog', at: '/name' },
    (row) => textAt(row, 'name') === '' && '没有名称',
  ),
  must('ended', '/endDateTime', (data, { facts }) => {
    const end = parseServerTime(textAt(data, 'endDateTime'));
    return end !== null && end <= facts.now && '已过截止时间，顾客不能提交';
  }),
  should(
    'many',
    '/formDialog',
    ({ formDialog }) => Array.isArray(formDialog) && formDialog.length > 8 && '超过 8 项，填的人会变少',
  ),
]);
