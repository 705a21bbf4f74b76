// Checks of the copyright line besides the rules of its form.
import { defineChecks, hint, must, textAt } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  must(
    'empty',
    '/text',
    (data) => textAt(data, 'text') === '' && textAt(data, 'picUrl') === '' && '图片和文字都是空的',
  ),
  hint('order', '', (_data, { ids, index }) => index >= 0 && index < ids.length - 1 && '版权通常放在最下面'),
]);
