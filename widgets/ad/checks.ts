// Checks of adverts of mini programs besides the rules of its form.
import { defineChecks, must, textAt } from '~/domain/studio/check/widget-checks';

export default defineChecks([must('empty', '/id', (data) => textAt(data, 'id') === '' && '还没有广告位')]);
