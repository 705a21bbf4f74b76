// Checks of the notice besides the rules of its form.
import { defineChecks, must, should, textAt } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  must('empty', '/content', (data) => textAt(data, 'content') === '' && '公告没有内容'),
  should('long', '/content', (data) => textAt(data, 'content').length > 200 && '超过 200 字，很少有人读完'),
  should('target', '/btnHeight', ({ btnHeight }) => Number(btnHeight) < 64 && '按钮太矮，不好点'),
]);
