// Checks of channels besides the rules of its form.
import { defineChecks, must, textAt } from '~/domain/studio/check/widget-checks';

export default defineChecks([
  must('empty', '/finderUserName', (data) => textAt(data, 'finderUserName') === '' && '还没有视频号 id'),
  must('empty', '/feedId', (data) => textAt(data, 'feedId') === '' && '还没有视频 id'),
]);
