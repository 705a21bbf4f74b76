// Checks of rich text besides the rules of its form.
import { LEAST_LETTERS } from '~/domain/studio/check/issue';
import { RICH_WORDS } from '~/domain/studio/check/rendering-rules';
import { defineChecks, must, should, textAt } from '~/domain/studio/check/widget-checks';

/** Width of a phone of the design, in px. */
const PAGE_WIDTH = 375;
const LEAST_TEXT = LEAST_LETTERS / 2;

/** The greatest width of a table in px; 0 without one. */
const tableWidth = (content: string): number =>
  Math.max(
    0,
    ...[...content.matchAll(/<table\b[^>]*?(?<![\w-])width\s*[=:]\s*["']?\s*([\d.]+)(?![\d.]*\s*%)/gi)].map(
      (found) => Number(found[1]),
    ),
  );

const hasSmallText = (content: string): boolean =>
  [...content.matchAll(/font-size\s*:\s*([\d.]+)\s*px/gi)].some((found) => Number(found[1]) < LEAST_TEXT);

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
  should('wide', '/content', (data) => tableWidth(textAt(data, 'content')) > PAGE_WIDTH && RICH_WORDS.wide),
  should('small', '/content', (data) => hasSmallText(textAt(data, 'content')) && RICH_WORDS.small),
]);
