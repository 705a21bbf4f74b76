// Checks of the order bar besides the rules of its form.
import { defineChecks, must } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  must('rows', '/navs', ({ navs }) => (!Array.isArray(navs) || navs.length !== 5) && '要正好 5 个入口'),
]);
