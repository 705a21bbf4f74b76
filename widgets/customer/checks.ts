// Checks of the customer service besides the rules of its form.
import { defineChecks, eachRow, textAt } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  eachRow(
    'should',
    { code: 'nameless', list: '/wechat', at: '/name' },
    (row) => textAt(row, 'name') === '' && '没有微信号，复制按钮复制不到内容',
  ),
]);
