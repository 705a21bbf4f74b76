// Checks of the check-in besides the rules of its form.
import { defineChecks, must } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  must('empty', '/hotspot', ({ hotspot }) => (hotspot === null || hotspot === undefined) && '没有点击的区域'),
]);
