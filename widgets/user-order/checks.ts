// Checks of the order bar besides the rules of its form.
import { defineChecks, must } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  // Without any (old documents) the built-in ones show.
  must(
    'rows',
    '/navs',
    ({ navs }) => Array.isArray(navs) && ![0, 5].includes(navs.length) && '要正好 5 个入口',
  ),
]);
