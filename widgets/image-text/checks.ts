// Checks of rich text besides the rules of its form.
import { defineChecks, must, should, textAt } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  must(
    'empty',
    '/content',
    (data) =>
      !/<img/i.test(textAt(data, 'content')) &&
      textAt(data, 'content')
        .replace(/<[^>]*>|&nbsp;/g, '')
        .trim() === '' &&
      '没有内容',
  ),
  should('long', '/content', (data) => textAt(data, 'content').length > 20_000 && '内容很长，页面会变重'),
  should(
    'alt',
    '/content',
    (data) => /<img(?![^>]*\salt=)[^>]*>/i.test(textAt(data, 'content')) && '图片没有替代文字',
  ),
]);
